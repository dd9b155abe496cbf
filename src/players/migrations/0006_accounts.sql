-- An account is a player with at least one of these. The key is the credential's id as the browser gives it.
CREATE TABLE passkeys (
  id TEXT PRIMARY KEY,
  player TEXT NOT NULL REFERENCES players (id),
  public_key BLOB NOT NULL,
  counter INTEGER NOT NULL,
  transports TEXT NOT NULL,
  device TEXT,
  synced INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  used_at INTEGER
) STRICT, WITHOUT ROWID;

CREATE INDEX passkeys_by_player ON passkeys (player);

-- What an authenticator is asked to sign: taken away by the first answer, right or wrong. A challenge for a new
-- passkey belongs to a player; one for signing in, to nobody yet.
CREATE TABLE challenges (
  challenge TEXT PRIMARY KEY,
  player TEXT,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX challenges_by_end ON challenges (expires_at);
