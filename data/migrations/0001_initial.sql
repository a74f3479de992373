-- Times are UTC in ISO 8601 with six decimals, so that text order is time order.
-- Ids of people, servers and channels are Discord's, whole numbers of 64 bits.

CREATE TABLE tables (
    table_id   TEXT PRIMARY KEY,
    guild_id   INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    open       INTEGER NOT NULL CHECK (open IN (0, 1)),
    version    INTEGER NOT NULL CHECK (version >= 1),
    snapshot   TEXT NOT NULL,
    updated_at TEXT NOT NULL
) STRICT;

CREATE UNIQUE INDEX one_open_table_a_channel ON tables (channel_id) WHERE open = 1;
CREATE INDEX tables_by_guild ON tables (guild_id);

CREATE TABLE matches (
    match_id   TEXT PRIMARY KEY,
    guild_id   INTEGER NOT NULL,
    table_id   TEXT NOT NULL,
    started_at TEXT NOT NULL,
    ended_at   TEXT,
    reason     TEXT
) STRICT;

CREATE INDEX matches_by_guild ON matches (guild_id, started_at);

CREATE TABLE lines (
    match_id TEXT NOT NULL REFERENCES matches ON DELETE CASCADE,
    number   INTEGER NOT NULL CHECK (number >= 0),
    line     TEXT NOT NULL,
    at       TEXT NOT NULL,
    PRIMARY KEY (match_id, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE match_people (
    match_id TEXT NOT NULL REFERENCES matches ON DELETE CASCADE,
    user_id  INTEGER NOT NULL,
    won      INTEGER NOT NULL CHECK (won IN (0, 1)),
    PRIMARY KEY (match_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX match_people_by_user ON match_people (user_id);

CREATE TABLE rounds (
    match_id     TEXT NOT NULL REFERENCES matches ON DELETE CASCADE,
    round_number INTEGER NOT NULL,
    ended_at     TEXT NOT NULL,
    reason       TEXT NOT NULL,
    PRIMARY KEY (match_id, round_number)
) STRICT, WITHOUT ROWID;

CREATE TABLE round_people (
    match_id     TEXT NOT NULL,
    round_number INTEGER NOT NULL,
    user_id      INTEGER NOT NULL,
    won          INTEGER NOT NULL CHECK (won IN (0, 1)),
    points       INTEGER NOT NULL,
    PRIMARY KEY (match_id, round_number, user_id),
    FOREIGN KEY (match_id, round_number) REFERENCES rounds ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE INDEX round_people_by_user ON round_people (user_id);

CREATE TABLE scores (
    guild_id      INTEGER NOT NULL,
    user_id       INTEGER NOT NULL,
    points        INTEGER NOT NULL DEFAULT 0,
    rounds_won    INTEGER NOT NULL DEFAULT 0,
    matches_won   INTEGER NOT NULL DEFAULT 0,
    rounds_played INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (guild_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX scores_by_user ON scores (user_id);

CREATE TABLE race_totals (
    guild_id    INTEGER NOT NULL,
    race_number INTEGER NOT NULL,
    user_id     INTEGER NOT NULL,
    points      INTEGER NOT NULL,
    PRIMARY KEY (guild_id, race_number, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX race_totals_by_user ON race_totals (user_id);

-- A server's race in progress is the one after its newest champion's. A champion who asked to be
-- forgotten stays as user 0.
CREATE TABLE champions (
    guild_id     INTEGER NOT NULL,
    race_number  INTEGER NOT NULL,
    user_id      INTEGER NOT NULL,
    total        INTEGER NOT NULL,
    won_at       TEXT NOT NULL,
    match_id     TEXT NOT NULL,
    round_number INTEGER NOT NULL,
    PRIMARY KEY (guild_id, race_number)
) STRICT, WITHOUT ROWID;

CREATE INDEX champions_by_user ON champions (user_id);
CREATE UNIQUE INDEX one_race_a_round ON champions (match_id, round_number);

CREATE TABLE notes (
    key   TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
