-- Partners' users go as guests do when they are not seen for 400 days. Those who were there before count as seen today.
UPDATE players SET seen_at = unixepoch() * 1000 WHERE kind = 'partner';
DROP INDEX guests_by_sight;
CREATE INDEX players_by_sight ON players (seen_at) WHERE kind <> 'account' AND gone_at IS NULL;
