-- Closed tables whose end may not stand on their board yet: the next start draws it.
CREATE TABLE undrawn (
    table_id TEXT PRIMARY KEY REFERENCES tables ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
