-- What servers and people have chosen: a JSON object of whatever differs from the defaults. Who has
-- chosen nothing has no row.
CREATE TABLE servers (
    guild_id INTEGER PRIMARY KEY,
    settings TEXT NOT NULL
) STRICT;

CREATE TABLE people (
    user_id  INTEGER PRIMARY KEY,
    settings TEXT NOT NULL
) STRICT;
