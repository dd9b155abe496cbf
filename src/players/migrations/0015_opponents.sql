-- How many people somebody has met in rated matches of a game: a place on the board needs several. It is counted as
-- far as it matters and then left alone.
ALTER TABLE ratings ADD COLUMN opponents INTEGER NOT NULL DEFAULT 0;
UPDATE ratings SET opponents = (
  SELECT COUNT(DISTINCT other.player)
  FROM result_players AS own
  JOIN results ON results.match = own.match AND results.game = ratings.game AND results.rated = 1
  JOIN result_players AS other ON other.match = own.match AND other.seat <> own.seat
  WHERE own.player = ratings.player AND own.rating_after IS NOT NULL
);
