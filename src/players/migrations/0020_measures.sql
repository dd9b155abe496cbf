-- What an upheld report leads to, and until when; and what the player concerned has to say against it. `told_at` is when
-- the objects of both players had heard of the decision: until then they are told again.
ALTER TABLE reports ADD COLUMN measure TEXT;
ALTER TABLE reports ADD COLUMN measure_until INTEGER;
ALTER TABLE reports ADD COLUMN told_at INTEGER;
ALTER TABLE reports ADD COLUMN objection TEXT;
ALTER TABLE reports ADD COLUMN objected_at INTEGER;
-- What was decided before there were measures led to none.
UPDATE reports SET told_at = settled_at WHERE decision IS NOT NULL;

CREATE INDEX reports_untold ON reports (settled_at) WHERE decision IS NOT NULL AND told_at IS NULL;
CREATE INDEX reports_objected ON reports (objected_at) WHERE objected_at IS NOT NULL;
CREATE INDEX reports_by_player ON reports (player);
