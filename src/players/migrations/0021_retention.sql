-- When a guest was last seen, to the day. Those who were there before it was noted count as seen today.
ALTER TABLE players ADD COLUMN seen_at INTEGER NOT NULL DEFAULT 0;
UPDATE players SET seen_at = unixepoch() * 1000;
CREATE INDEX guests_by_sight ON players (seen_at) WHERE kind = 'guest' AND gone_at IS NULL;

-- Matches that were over before their objects looked after their own end: each is visited once.
ALTER TABLE results ADD COLUMN is_retiring INTEGER NOT NULL DEFAULT 1;
UPDATE results SET is_retiring = 0;
CREATE INDEX results_not_retiring ON results (match) WHERE is_retiring = 0;

CREATE INDEX webhook_deliveries_by_change ON webhook_deliveries (updated_at);
CREATE INDEX room_codes_by_age ON room_codes (made_at);
