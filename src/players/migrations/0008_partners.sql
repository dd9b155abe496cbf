-- Who may frame the games, and who calls the partner API. The id is the `iss` of a partner's signed tokens.
CREATE TABLE partners (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  jwks_url TEXT,
  created_at INTEGER NOT NULL
) STRICT;

CREATE TABLE partner_origins (
  partner TEXT NOT NULL REFERENCES partners (id),
  origin TEXT NOT NULL,
  PRIMARY KEY (partner, origin)
) STRICT, WITHOUT ROWID;

CREATE INDEX partner_origins_by_origin ON partner_origins (origin);

-- A publishable key stands here as it is; of a secret one only the SHA-256 and how it begins.
CREATE TABLE partner_keys (
  id TEXT PRIMARY KEY,
  partner TEXT NOT NULL REFERENCES partners (id),
  kind TEXT NOT NULL,
  mode TEXT NOT NULL,
  hint TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  revoked_at INTEGER
) STRICT, WITHOUT ROWID;

CREATE INDEX partner_keys_by_partner ON partner_keys (partner);

-- What a partner's tokens are checked with: a public key (`jwk`), or a shared secret, sealed.
CREATE TABLE partner_signers (
  partner TEXT NOT NULL REFERENCES partners (id),
  kid TEXT NOT NULL,
  jwk TEXT,
  sealed TEXT,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (partner, kid)
) STRICT, WITHOUT ROWID;

-- A token counts once; its row may go when the token has expired.
CREATE TABLE partner_tokens (
  partner TEXT NOT NULL,
  jti TEXT NOT NULL,
  expires_at INTEGER NOT NULL,
  PRIMARY KEY (partner, jti)
) STRICT, WITHOUT ROWID;

-- Players who came through a partner's page: its own users have a `sub`, guests have none.
CREATE TABLE partner_players (
  player TEXT PRIMARY KEY,
  partner TEXT NOT NULL,
  mode TEXT NOT NULL,
  sub TEXT,
  created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX partner_players_by_sub ON partner_players (partner, mode, sub) WHERE sub IS NOT NULL;

-- Matches that a partner may read: rooms it made, and finished ones that its players took part in.
CREATE TABLE partner_matches (
  partner TEXT NOT NULL,
  mode TEXT NOT NULL,
  match TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (partner, mode, match)
) STRICT, WITHOUT ROWID;

-- Answers to calls with an Idempotency-Key; no body while the first call is still at work.
CREATE TABLE partner_replies (
  partner TEXT NOT NULL,
  mode TEXT NOT NULL,
  key TEXT NOT NULL,
  request TEXT NOT NULL,
  status INTEGER,
  body TEXT,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (partner, mode, key)
) STRICT, WITHOUT ROWID;
