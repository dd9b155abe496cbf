-- A day's puzzle as its first player met it: a new key or a new dictionary in the middle of the day changes nothing.
CREATE TABLE puzzles (
  game TEXT NOT NULL,
  language TEXT NOT NULL,
  day TEXT NOT NULL,
  seed TEXT NOT NULL,
  lexicon TEXT NOT NULL,
  PRIMARY KEY (game, language, day)
) STRICT, WITHOUT ROWID;

-- The day's table: best first, and of equals whoever was first.
ALTER TABLE daily ADD COLUMN finished_at INTEGER;
CREATE INDEX daily_by_score ON daily (game, language, day, score DESC, finished_at);
