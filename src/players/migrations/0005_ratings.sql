-- What somebody is: a guest, an account with passkeys, or a partner's user. `epoch` voids every token signed
-- before it was raised. Who has gone keeps an id, so that old matches still add up, and has no name.
ALTER TABLE players ADD COLUMN kind TEXT NOT NULL DEFAULT 'guest' CHECK (kind IN ('guest', 'account', 'partner'));
ALTER TABLE players ADD COLUMN epoch INTEGER NOT NULL DEFAULT 0;
ALTER TABLE players ADD COLUMN gone_at INTEGER;

-- The first table was never written to. `shown` is the number that people see, kept so that a board is an index.
DROP TABLE ratings;
CREATE TABLE ratings (
  player TEXT NOT NULL REFERENCES players (id),
  game TEXT NOT NULL,
  mu REAL NOT NULL,
  sigma REAL NOT NULL,
  shown INTEGER NOT NULL,
  matches INTEGER NOT NULL,
  played_at INTEGER NOT NULL,
  PRIMARY KEY (player, game)
) STRICT, WITHOUT ROWID;

CREATE INDEX ratings_by_game ON ratings (game, shown DESC);

-- Bots have no row among the players of a result: their levels stand here, as JSON.
ALTER TABLE results ADD COLUMN rated INTEGER NOT NULL DEFAULT 0;
ALTER TABLE results ADD COLUMN bots TEXT NOT NULL DEFAULT '[]';

-- A history is read from the newest on, so the time stands beside the player.
ALTER TABLE result_players ADD COLUMN finished_at INTEGER NOT NULL DEFAULT 0;
ALTER TABLE result_players ADD COLUMN rating_before INTEGER;
ALTER TABLE result_players ADD COLUMN rating_after INTEGER;
UPDATE result_players SET finished_at = (SELECT finished_at FROM results WHERE results.match = result_players.match);
DROP INDEX result_players_by_player;
CREATE INDEX result_players_by_player ON result_players (player, finished_at DESC, match);

-- Messages that no consumer could take, once each, however often they came.
CREATE TABLE dead_letters (
  queue TEXT NOT NULL,
  subject TEXT NOT NULL,
  body TEXT NOT NULL,
  times INTEGER NOT NULL,
  first_at INTEGER NOT NULL,
  last_at INTEGER NOT NULL,
  PRIMARY KEY (queue, subject)
) STRICT, WITHOUT ROWID;
