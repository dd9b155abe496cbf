-- The way back into an account whose passkeys are lost. `locator` is how each of its codes begins: it leads to the
-- account and opens nothing, so that tries can be counted. Of the codes only their SHA-256 stand here, as JSON; they
-- are made together and void together.
CREATE TABLE recoveries (
  player TEXT PRIMARY KEY REFERENCES players (id),
  locator TEXT NOT NULL UNIQUE,
  hashes TEXT NOT NULL,
  made_at INTEGER NOT NULL,
  tries INTEGER NOT NULL DEFAULT 0,
  tries_from INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;
