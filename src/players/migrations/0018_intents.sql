-- What a call with an Idempotency-Key is about to make has its id before it is made, so that a call which died and is
-- sent again makes the same thing. `worked_at` is when somebody last set to work on it.
ALTER TABLE partner_replies ADD COLUMN subject TEXT NOT NULL DEFAULT '';
ALTER TABLE partner_replies ADD COLUMN worked_at INTEGER NOT NULL DEFAULT 0;
-- Answers given again say no secret, and so none is kept: those that were kept go.
DELETE FROM partner_replies;

-- A code is claimed before its room is made; this says that it was.
ALTER TABLE room_codes ADD COLUMN opened_at INTEGER;
UPDATE room_codes SET opened_at = made_at;
CREATE INDEX room_codes_unopened ON room_codes (made_at) WHERE opened_at IS NULL;
