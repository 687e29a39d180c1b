/** Data that players and visitors send to the operator: questions, messages, calls, appeals, reports. */
export const serviceTables = `
CREATE TABLE IF NOT EXISTS support_questions (
  id INTEGER PRIMARY KEY,
  player_id INTEGER NOT NULL REFERENCES players (id),
  topic_id INTEGER,
  text TEXT NOT NULL,
  at REAL NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS support_emails (
  id INTEGER PRIMARY KEY,
  player_id INTEGER REFERENCES players (id),
  topic_id INTEGER NOT NULL,
  email TEXT NOT NULL,
  name TEXT,
  text TEXT NOT NULL,
  at REAL NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS support_files (
  email_id INTEGER NOT NULL REFERENCES support_emails (id),
  name TEXT NOT NULL,
  body BLOB NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS callbacks (
  id INTEGER PRIMARY KEY,
  player_id INTEGER REFERENCES players (id),
  phone TEXT NOT NULL,
  topic_id INTEGER,
  comment TEXT,
  language TEXT,
  is_cancelled INTEGER NOT NULL DEFAULT 0,
  at REAL NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS block_appeals (
  id INTEGER PRIMARY KEY,
  player_id INTEGER NOT NULL REFERENCES players (id),
  text TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT 'open',
  answer TEXT,
  at REAL NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS promo_code_uses (
  id INTEGER PRIMARY KEY,
  player_id INTEGER NOT NULL REFERENCES players (id),
  promocode TEXT NOT NULL,
  minor INTEGER NOT NULL,
  currency_iso TEXT NOT NULL,
  at REAL NOT NULL,
  UNIQUE (player_id, promocode)
) STRICT;

CREATE TABLE IF NOT EXISTS cookie_agreements (
  player_id INTEGER REFERENCES players (id),
  agreed_sec INTEGER NOT NULL,
  type TEXT NOT NULL,
  logged_at REAL NOT NULL
) STRICT;

DROP TABLE IF EXISTS event_logs;

CREATE TABLE IF NOT EXISTS uploaded_logs (
  report_id TEXT PRIMARY KEY,
  session_id TEXT NOT NULL,
  comment TEXT NOT NULL,
  expires_at REAL NOT NULL
) STRICT;
`;
