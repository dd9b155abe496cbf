-- Room codes. A code is free again once its room is long gone.
CREATE TABLE room_codes (
  code TEXT PRIMARY KEY,
  match TEXT NOT NULL,
  made_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
