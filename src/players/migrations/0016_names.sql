-- Names that accounts bear. A row is a skeleton of a name (`core/names.ts`), as its SHA-256, so that nothing of a name
-- stays that was given up: such a row is held for a while, so that nobody takes the name over with those who knew it.
CREATE TABLE name_claims (
  skeleton TEXT PRIMARY KEY,
  player TEXT NOT NULL REFERENCES players (id),
  -- Null while the name is borne.
  held_until INTEGER
) STRICT, WITHOUT ROWID;

CREATE INDEX name_claims_by_player ON name_claims (player);
CREATE INDEX name_claims_by_end ON name_claims (held_until) WHERE held_until IS NOT NULL;

-- Accounts older than this have not claimed their names: the first who claims one does it for them, the oldest first.
ALTER TABLE players ADD COLUMN has_claimed INTEGER NOT NULL DEFAULT 0;
CREATE INDEX players_to_claim ON players (created_at) WHERE kind = 'account' AND has_claimed = 0 AND gone_at IS NULL;
