/** Players: accounts and money, sessions, limits, confirmations, registration. */
export const playerTables = `
CREATE TABLE IF NOT EXISTS players (
  id INTEGER PRIMARY KEY,
  login TEXT NOT NULL UNIQUE,
  email TEXT UNIQUE,
  phone_code TEXT,
  phone_number TEXT,
  name TEXT NOT NULL,
  password TEXT NOT NULL,
  has_signed_in INTEGER NOT NULL DEFAULT 0,
  UNIQUE (phone_code, phone_number)
) STRICT;

CREATE TABLE IF NOT EXISTS accounts (
  id INTEGER PRIMARY KEY,
  player_id INTEGER NOT NULL REFERENCES players (id),
  type INTEGER NOT NULL,
  currency_iso TEXT NOT NULL,
  minor INTEGER NOT NULL CHECK (minor >= 0),
  is_active INTEGER NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS movements (
  id INTEGER PRIMARY KEY,
  account_id INTEGER NOT NULL REFERENCES accounts (id),
  coupon_id INTEGER,
  kind TEXT NOT NULL,
  minor INTEGER NOT NULL,
  at REAL NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS demo_top_ups (
  player_id INTEGER NOT NULL REFERENCES players (id),
  key TEXT NOT NULL,
  account_id INTEGER NOT NULL REFERENCES accounts (id),
  at REAL NOT NULL,
  PRIMARY KEY (player_id, key)
) STRICT;

CREATE TABLE IF NOT EXISTS sessions (
  id TEXT PRIMARY KEY,
  player_id INTEGER REFERENCES players (id),
  is_saved INTEGER NOT NULL,
  expires_at REAL NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS login_sessions (
  id TEXT PRIMARY KEY,
  session_id TEXT UNIQUE,
  player_id INTEGER NOT NULL REFERENCES players (id),
  started_at REAL NOT NULL,
  last_active_at REAL NOT NULL,
  ended_at REAL,
  device TEXT,
  browser TEXT,
  ip TEXT
) STRICT;
CREATE INDEX IF NOT EXISTS login_sessions_player ON login_sessions (player_id, started_at, id);
CREATE INDEX IF NOT EXISTS login_sessions_ended ON login_sessions (ended_at) WHERE ended_at IS NOT NULL;

CREATE TABLE IF NOT EXISTS currency_orders (
  player_id INTEGER NOT NULL REFERENCES players (id),
  currency_iso TEXT NOT NULL,
  due_at REAL NOT NULL,
  PRIMARY KEY (player_id, currency_iso)
) STRICT;

CREATE TABLE IF NOT EXISTS closed_accounts (
  account_id INTEGER PRIMARY KEY REFERENCES accounts (id)
) STRICT;

CREATE TABLE IF NOT EXISTS convert_statuses (
  player_id INTEGER PRIMARY KEY REFERENCES players (id),
  status INTEGER NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS withheld_rights (
  player_id INTEGER NOT NULL REFERENCES players (id),
  name TEXT NOT NULL,
  PRIMARY KEY (player_id, name)
) STRICT;

CREATE TABLE IF NOT EXISTS limits (
  player_id INTEGER NOT NULL REFERENCES players (id),
  type INTEGER NOT NULL,
  state TEXT NOT NULL,
  value REAL NOT NULL,
  balance REAL NOT NULL,
  is_to_approve INTEGER NOT NULL,
  started_at REAL NOT NULL,
  ends_at REAL,
  counted_at REAL NOT NULL,
  PRIMARY KEY (player_id, type, state)
) STRICT;

CREATE TABLE IF NOT EXISTS limit_reviews (
  id INTEGER PRIMARY KEY,
  player_id INTEGER NOT NULL REFERENCES players (id),
  answer TEXT NOT NULL,
  at REAL NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS limit_reviews_player ON limit_reviews (player_id, at);

CREATE TABLE IF NOT EXISTS limit_contacts (
  id INTEGER PRIMARY KEY,
  player_id INTEGER NOT NULL REFERENCES players (id),
  limit_type INTEGER NOT NULL,
  value REAL NOT NULL,
  at REAL NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS session_days (
  player_id INTEGER PRIMARY KEY REFERENCES players (id),
  latest_at REAL NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS exclusion_reasons (
  player_id INTEGER PRIMARY KEY REFERENCES players (id),
  reason_id INTEGER NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS exclusion_brands (
  id INTEGER PRIMARY KEY,
  player_id INTEGER NOT NULL REFERENCES players (id),
  brand TEXT NOT NULL,
  is_for_all INTEGER,
  days REAL NOT NULL,
  started_at REAL NOT NULL,
  ends_at REAL
) STRICT;
CREATE INDEX IF NOT EXISTS exclusion_brands_player ON exclusion_brands (player_id);

CREATE TABLE IF NOT EXISTS limit_tests (
  token TEXT PRIMARY KEY,
  player_id INTEGER NOT NULL REFERENCES players (id),
  wishes TEXT NOT NULL,
  ends_at REAL NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS terms_confirmations (
  player_id INTEGER PRIMARY KEY REFERENCES players (id),
  updated_sec INTEGER NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS reality_checks (
  id INTEGER PRIMARY KEY,
  player_id INTEGER NOT NULL REFERENCES players (id),
  action TEXT NOT NULL,
  is_for_good INTEGER NOT NULL,
  shown_at REAL NOT NULL,
  answered_at REAL NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS password_resets (
  id TEXT PRIMARY KEY,
  address TEXT NOT NULL,
  player_id INTEGER REFERENCES players (id),
  code TEXT NOT NULL,
  token TEXT,
  tries INTEGER NOT NULL,
  asked_at REAL NOT NULL,
  ends_at REAL NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS transfer_answers (
  player_id INTEGER PRIMARY KEY REFERENCES players (id),
  is_accepted INTEGER NOT NULL,
  answered_at REAL NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS profiles (
  player_id INTEGER PRIMARY KEY REFERENCES players (id),
  surname TEXT,
  middle_name TEXT,
  birthday TEXT,
  country_id INTEGER NOT NULL,
  bonus_id INTEGER NOT NULL,
  is_news_accepted INTEGER NOT NULL,
  registered_at REAL NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS phone_codes (
  phone TEXT PRIMARY KEY,
  code TEXT NOT NULL,
  token TEXT,
  tries INTEGER NOT NULL,
  sent_at REAL NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS registrations (
  session_id TEXT PRIMARY KEY,
  body_hash TEXT NOT NULL,
  player_id INTEGER NOT NULL REFERENCES players (id),
  at REAL NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS drawn_passwords (
  player_id INTEGER PRIMARY KEY REFERENCES players (id),
  password TEXT NOT NULL,
  is_shown INTEGER NOT NULL,
  made_at REAL NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS favorites (
  number INTEGER PRIMARY KEY,
  player_id INTEGER NOT NULL REFERENCES players (id),
  type TEXT NOT NULL,
  item_id INTEGER NOT NULL,
  sport_id INTEGER NOT NULL,
  starts_at REAL NOT NULL,
  UNIQUE (player_id, type, item_id)
) STRICT;

CREATE TABLE IF NOT EXISTS favorite_versions (
  player_id INTEGER PRIMARY KEY REFERENCES players (id),
  version INTEGER NOT NULL
) STRICT;
`;
