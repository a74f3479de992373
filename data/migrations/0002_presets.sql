-- Rules that a server has saved under a name of its own. `folded` is the name as it is compared.
CREATE TABLE presets (
    guild_id INTEGER NOT NULL,
    folded   TEXT NOT NULL,
    name     TEXT NOT NULL,
    options  TEXT NOT NULL,
    PRIMARY KEY (guild_id, folded)
) STRICT, WITHOUT ROWID;
