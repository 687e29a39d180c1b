/** Amounts are integer minor units, coefs integer thousandths, instants Unix milliseconds. */
export const schema = `
CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;

CREATE TABLE IF NOT EXISTS feeds (
  number INTEGER PRIMARY KEY,
  key TEXT NOT NULL UNIQUE,
  wall_at REAL NOT NULL,
  source_at REAL NOT NULL,
  speed REAL NOT NULL,
  run INTEGER NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS players (
  id INTEGER PRIMARY KEY,
  login TEXT NOT NULL UNIQUE,
  email TEXT NOT NULL UNIQUE,
  phone_code TEXT NOT NULL,
  phone_number TEXT NOT NULL,
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

CREATE TABLE IF NOT EXISTS sessions (
  id TEXT PRIMARY KEY,
  player_id INTEGER REFERENCES players (id),
  is_saved INTEGER NOT NULL,
  expires_at REAL NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS placements (
  player_id INTEGER NOT NULL REFERENCES players (id),
  key TEXT NOT NULL,
  body_hash TEXT NOT NULL,
  request TEXT NOT NULL,
  first_status INTEGER NOT NULL,
  first_answer TEXT NOT NULL,
  state TEXT NOT NULL,
  result TEXT NOT NULL,
  due_at REAL,
  created_at REAL NOT NULL,
  PRIMARY KEY (player_id, key)
) STRICT;
CREATE INDEX IF NOT EXISTS placements_due ON placements (due_at) WHERE state = 'pending';

CREATE TABLE IF NOT EXISTS coupons (
  id INTEGER PRIMARY KEY,
  player_id INTEGER NOT NULL REFERENCES players (id),
  account_id INTEGER NOT NULL REFERENCES accounts (id),
  type_id INTEGER NOT NULL,
  minor INTEGER NOT NULL,
  coef INTEGER NOT NULL,
  possible_minor INTEGER NOT NULL,
  payout_minor INTEGER,
  status TEXT NOT NULL,
  created_at REAL NOT NULL,
  settled_at REAL
) STRICT;
CREATE INDEX IF NOT EXISTS coupons_player ON coupons (player_id, status);

CREATE TABLE IF NOT EXISTS bets (
  coupon_id INTEGER NOT NULL REFERENCES coupons (id),
  position INTEGER NOT NULL,
  feed_number INTEGER NOT NULL,
  outcome_key TEXT NOT NULL,
  outcome_id INTEGER NOT NULL,
  game_permanent_id INTEGER NOT NULL,
  sport_id INTEGER NOT NULL,
  champ_id INTEGER NOT NULL,
  coef INTEGER NOT NULL,
  status TEXT NOT NULL,
  is_live INTEGER NOT NULL,
  starts_at REAL NOT NULL,
  score TEXT NOT NULL,
  words TEXT NOT NULL,
  PRIMARY KEY (coupon_id, position)
) STRICT;
CREATE INDEX IF NOT EXISTS bets_open ON bets (feed_number, outcome_key) WHERE status = 'open';

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

CREATE TABLE IF NOT EXISTS event_logs (
  report_id TEXT PRIMARY KEY,
  comment TEXT NOT NULL,
  body BLOB NOT NULL,
  expires_at REAL NOT NULL
) STRICT;
`;
