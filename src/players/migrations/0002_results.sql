CREATE TABLE results (
  match TEXT PRIMARY KEY,
  game TEXT NOT NULL,
  language TEXT NOT NULL,
  reason TEXT NOT NULL,
  finished_at INTEGER NOT NULL
) STRICT;

-- Who played: one row a person. Bots have none.
CREATE TABLE result_players (
  match TEXT NOT NULL REFERENCES results (match),
  player TEXT NOT NULL,
  seat INTEGER NOT NULL,
  rank INTEGER NOT NULL,
  score REAL,
  PRIMARY KEY (match, player)
) STRICT, WITHOUT ROWID;

CREATE INDEX result_players_by_player ON result_players (player);

-- The puzzle of a day: one attempt a player. The score comes when it is over.
CREATE TABLE daily (
  game TEXT NOT NULL,
  language TEXT NOT NULL,
  day TEXT NOT NULL,
  player TEXT NOT NULL,
  match TEXT NOT NULL,
  score REAL,
  PRIMARY KEY (game, language, day, player)
) STRICT, WITHOUT ROWID;

CREATE INDEX daily_by_match ON daily (match);
