"""What is kept: the SQLite store, and the assets (card faces, texts, rule book). Never Discord."""
