/**
 * What the registers of a country were asked, and what they said: `person` is a pseudonym. A round is one asking of all
 * registers that were due; `answer` is null until there is one. Beside it what was settled with the central files: where
 * a player was last active here, what they paid in elsewhere (null: not told), and each deposit that was entered there.
 */
export const registerTables = `
CREATE TABLE IF NOT EXISTS register_askings (
  id INTEGER PRIMARY KEY,
  round TEXT NOT NULL,
  register TEXT NOT NULL,
  person TEXT NOT NULL,
  occasion TEXT NOT NULL,
  asked_at REAL NOT NULL,
  answered_at REAL,
  answer TEXT,
  UNIQUE (round, register)
) STRICT;
CREATE INDEX IF NOT EXISTS register_askings_person ON register_askings (person, register);

CREATE TABLE IF NOT EXISTS activities (
  player_id INTEGER PRIMARY KEY REFERENCES players (id),
  file TEXT NOT NULL,
  input_at REAL NOT NULL,
  left_at REAL,
  is_told INTEGER NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS paid_elsewhere (
  player_id INTEGER NOT NULL REFERENCES players (id),
  limit_type INTEGER NOT NULL,
  cents INTEGER,
  asked_at REAL NOT NULL,
  PRIMARY KEY (player_id, limit_type)
) STRICT;

CREATE TABLE IF NOT EXISTS deposit_bookings (
  player_id INTEGER NOT NULL REFERENCES players (id),
  key TEXT NOT NULL,
  file TEXT NOT NULL,
  cents INTEGER NOT NULL,
  asked_at REAL NOT NULL,
  is_booked INTEGER,
  PRIMARY KEY (player_id, key, file)
) STRICT;
`;
