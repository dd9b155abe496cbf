CREATE TABLE players (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  language TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;

CREATE TABLE ratings (
  player TEXT NOT NULL REFERENCES players (id),
  game TEXT NOT NULL,
  rating REAL NOT NULL,
  deviation REAL NOT NULL,
  matches INTEGER NOT NULL,
  PRIMARY KEY (player, game)
) STRICT, WITHOUT ROWID;
