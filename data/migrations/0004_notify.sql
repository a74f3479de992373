-- The message that calls somebody to their turn; it has no number until Discord has told it.
CREATE TABLE callings (
    table_id   TEXT PRIMARY KEY,
    channel_id INTEGER NOT NULL,
    user_id    INTEGER NOT NULL,
    step       INTEGER NOT NULL,
    sent_at    TEXT NOT NULL,
    message_id INTEGER
) STRICT, WITHOUT ROWID;

-- Who wants to hear when the next game opens in a channel.
CREATE TABLE waitlist (
    number     INTEGER PRIMARY KEY,
    guild_id   INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    user_id    INTEGER NOT NULL,
    UNIQUE (channel_id, user_id)
) STRICT;

CREATE INDEX waitlist_by_guild ON waitlist (guild_id);
CREATE INDEX waitlist_by_user ON waitlist (user_id);
