-- A partner that is disabled is as if it were not registered, until it is enabled again.
ALTER TABLE partners ADD COLUMN disabled_at INTEGER;
