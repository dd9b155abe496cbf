-- What players report, until an administrator settles it. The words are copied: the match may be gone by then.
CREATE TABLE reports (
  id TEXT PRIMARY KEY,
  at INTEGER NOT NULL,
  match TEXT NOT NULL,
  reporter TEXT NOT NULL,
  player TEXT NOT NULL,
  name TEXT NOT NULL,
  reason TEXT NOT NULL,
  -- When it was said and what, where a message is reported.
  said_at INTEGER,
  said TEXT,
  note TEXT,
  decision TEXT,
  settled_at INTEGER,
  settled_note TEXT
) STRICT, WITHOUT ROWID;

CREATE INDEX reports_by_time ON reports (decision, at);
-- The same thing reported twice by the same player counts once.
CREATE UNIQUE INDEX reports_once ON reports (match, reporter, player, reason, ifnull(said_at, 0));
