-- Where a partner wants to be told. Secrets are sealed, the newest first; two may be live while one is rotated.
CREATE TABLE webhook_endpoints (
  id TEXT PRIMARY KEY,
  partner TEXT NOT NULL REFERENCES partners (id),
  mode TEXT NOT NULL,
  url TEXT NOT NULL,
  secrets TEXT NOT NULL,
  disabled TEXT,
  created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX webhook_endpoints_by_partner ON webhook_endpoints (partner, mode);

-- One row a message and endpoint. The id is the `webhook-id`, the same in every attempt.
CREATE TABLE webhook_deliveries (
  id TEXT PRIMARY KEY,
  endpoint TEXT NOT NULL REFERENCES webhook_endpoints (id),
  type TEXT NOT NULL,
  subject TEXT NOT NULL,
  body TEXT NOT NULL,
  state TEXT NOT NULL,
  attempts INTEGER NOT NULL,
  status INTEGER,
  error TEXT,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  UNIQUE (endpoint, type, subject)
) STRICT, WITHOUT ROWID;

CREATE INDEX webhook_deliveries_by_endpoint ON webhook_deliveries (endpoint, created_at);
