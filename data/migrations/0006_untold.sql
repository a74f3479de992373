-- Races whose champion may not have been announced yet: the next start does it.
CREATE TABLE untold (
    guild_id    INTEGER NOT NULL,
    race_number INTEGER NOT NULL,
    PRIMARY KEY (guild_id, race_number),
    FOREIGN KEY (guild_id, race_number) REFERENCES champions ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
