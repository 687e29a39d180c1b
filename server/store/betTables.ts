/** A placement's id is in its first answer, which is never rewritten. */
export const requestIdColumn = "json_extract(first_answer, '$.requestId')";

/**
 * Coupons and their bets: of systems the size, the bankers and the blocks too, of a bonus bet its price, of an anti-express
 * the fair chances, of an express the hyper bonus, of bets in a dead heat the prices they were placed at; the referrers, and
 * which bets were above the usual maximum. The requests to place them (singles, and the sets that they came in) and to sell
 * them. The power bets taken for them, what was paid of them in advance and which bets stand for it. Coupons saved under a
 * code, promo codes, and the coupons that these paid for.
 */
export const betTables = `
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
CREATE INDEX IF NOT EXISTS placements_request ON placements (player_id, ${requestIdColumn});

CREATE TABLE IF NOT EXISTS placed_sets (
  player_id INTEGER NOT NULL REFERENCES players (id),
  key TEXT NOT NULL,
  body_hash TEXT NOT NULL,
  created_at REAL NOT NULL,
  PRIMARY KEY (player_id, key)
) STRICT;

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

CREATE TABLE IF NOT EXISTS systems (
  coupon_id INTEGER PRIMARY KEY REFERENCES coupons (id),
  size INTEGER NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS vip_bets (
  coupon_id INTEGER PRIMARY KEY REFERENCES coupons (id)
) STRICT;

CREATE TABLE IF NOT EXISTS bonus_bets (
  coupon_id INTEGER PRIMARY KEY REFERENCES coupons (id),
  coef INTEGER NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS hyper_bonuses (
  coupon_id INTEGER PRIMARY KEY REFERENCES coupons (id),
  percent INTEGER NOT NULL,
  most_minor INTEGER
) STRICT;

CREATE TABLE IF NOT EXISTS coupon_referrers (
  coupon_id INTEGER PRIMARY KEY REFERENCES coupons (id),
  ref_id INTEGER NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS anti_express_bets (
  coupon_id INTEGER NOT NULL REFERENCES coupons (id),
  position INTEGER NOT NULL,
  fair INTEGER NOT NULL,
  PRIMARY KEY (coupon_id, position)
) STRICT;

CREATE TABLE IF NOT EXISTS dead_heats (
  coupon_id INTEGER NOT NULL REFERENCES coupons (id),
  position INTEGER NOT NULL,
  coef INTEGER NOT NULL,
  places INTEGER NOT NULL,
  winners INTEGER NOT NULL,
  PRIMARY KEY (coupon_id, position)
) STRICT;

CREATE TABLE IF NOT EXISTS bankers (
  coupon_id INTEGER NOT NULL REFERENCES coupons (id),
  position INTEGER NOT NULL,
  PRIMARY KEY (coupon_id, position)
) STRICT;

CREATE TABLE IF NOT EXISTS blocks (
  coupon_id INTEGER NOT NULL REFERENCES coupons (id),
  block_id INTEGER NOT NULL,
  minor INTEGER NOT NULL,
  PRIMARY KEY (coupon_id, block_id)
) STRICT;

CREATE TABLE IF NOT EXISTS block_bets (
  coupon_id INTEGER NOT NULL REFERENCES coupons (id),
  position INTEGER NOT NULL,
  block_id INTEGER NOT NULL,
  PRIMARY KEY (coupon_id, position)
) STRICT;

CREATE TABLE IF NOT EXISTS cash_outs (
  player_id INTEGER NOT NULL REFERENCES players (id),
  key TEXT NOT NULL,
  body_hash TEXT NOT NULL,
  coupon_id INTEGER NOT NULL REFERENCES coupons (id),
  answer TEXT NOT NULL,
  created_at REAL NOT NULL,
  PRIMARY KEY (player_id, key)
) STRICT;

CREATE TABLE IF NOT EXISTS partial_sales (
  id INTEGER PRIMARY KEY,
  coupon_id INTEGER NOT NULL REFERENCES coupons (id),
  stake_minor INTEGER NOT NULL,
  paid_minor INTEGER NOT NULL,
  at REAL NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS partial_sales_coupon ON partial_sales (coupon_id);

CREATE TABLE IF NOT EXISTS auto_cash_outs (
  coupon_id INTEGER PRIMARY KEY REFERENCES coupons (id),
  minor INTEGER NOT NULL,
  at REAL NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS power_bets (
  coupon_id INTEGER PRIMARY KEY REFERENCES coupons (id),
  placed_id INTEGER NOT NULL UNIQUE REFERENCES coupons (id)
) STRICT;

CREATE TABLE IF NOT EXISTS advances (
  coupon_id INTEGER PRIMARY KEY REFERENCES coupons (id),
  minor INTEGER NOT NULL,
  collected_minor INTEGER NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS standing_bets (
  advance_id INTEGER NOT NULL REFERENCES coupons (id),
  coupon_id INTEGER NOT NULL REFERENCES coupons (id),
  collected_minor INTEGER NOT NULL,
  PRIMARY KEY (advance_id, coupon_id)
) STRICT;
CREATE INDEX IF NOT EXISTS standing_bets_coupon ON standing_bets (coupon_id);

CREATE TABLE IF NOT EXISTS cleared_coupons (
  coupon_id INTEGER PRIMARY KEY REFERENCES coupons (id)
) STRICT;

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

CREATE TABLE IF NOT EXISTS absent_feeds (
  number INTEGER PRIMARY KEY,
  since REAL NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS coupon_promos (
  player_id INTEGER NOT NULL REFERENCES players (id),
  code TEXT NOT NULL,
  title TEXT NOT NULL,
  minor INTEGER NOT NULL,
  currency_iso TEXT NOT NULL,
  expires_at REAL,
  least_milli INTEGER,
  least_bets INTEGER,
  type_ids TEXT,
  PRIMARY KEY (player_id, code)
) STRICT;

CREATE TABLE IF NOT EXISTS free_bets (
  coupon_id INTEGER PRIMARY KEY REFERENCES coupons (id),
  player_id INTEGER NOT NULL REFERENCES players (id),
  code TEXT NOT NULL,
  is_given_back INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX IF NOT EXISTS free_bets_once ON free_bets (player_id, code) WHERE is_given_back = 0;

CREATE TABLE IF NOT EXISTS saved_coupons (
  code TEXT PRIMARY KEY,
  feed_number INTEGER NOT NULL,
  type_id INTEGER NOT NULL,
  size INTEGER NOT NULL,
  bets TEXT NOT NULL,
  created_at REAL NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS saved_coupons_age ON saved_coupons (created_at);
`;
