/**
 * What players do, as an authority may ask for it. While `meta` says so, each act is queued by the database itself, in the
 * transaction of the act: no code path can forget it. `authority_record` is the queue under pseudonyms, chained; nothing in it
 * can be changed.
 */
const queue = (kind: string, player: string, at: string, data: string): string =>
  `INSERT INTO authority_queue (kind, player_id, at, data) VALUES ('${kind}', ${player}, ${at}, ${data});`;
const isKept = "(SELECT value FROM meta WHERE key = 'authorityRecord') = 'on'";

const trigger = (name: string, event: string, body: string, when = "1"): string => `
CREATE TRIGGER IF NOT EXISTS authority_${name} ${event}
WHEN ${isKept} AND ${when}
BEGIN
  ${body}
END;
`;

const limitData = (row: "NEW" | "OLD"): string =>
  `json_object('type', ${row}.type, 'state', ${row}.state, 'value', ${row}.value, 'endsAt', ${row}.ends_at)`;

const acts = [
  trigger(
    "registration",
    "AFTER INSERT ON profiles",
    queue("registration", "NEW.player_id", "NEW.registered_at", "json_object()"),
  ),
  trigger(
    "sign_in",
    "AFTER INSERT ON login_sessions",
    queue("signIn", "NEW.player_id", "NEW.started_at", "json_object('session', NEW.id)"),
  ),
  trigger(
    "sign_out",
    "AFTER UPDATE OF ended_at ON login_sessions",
    queue("signOut", "NEW.player_id", "NEW.ended_at", "json_object('session', NEW.id)"),
    "OLD.ended_at IS NULL AND NEW.ended_at IS NOT NULL",
  ),
  trigger(
    "movement",
    "AFTER INSERT ON movements",
    queue(
      "money",
      "(SELECT player_id FROM accounts WHERE id = NEW.account_id)",
      "NEW.at",
      `json_object('movement', NEW.id, 'of', NEW.kind, 'minor', NEW.minor, 'currency',
         (SELECT currency_iso FROM accounts WHERE id = NEW.account_id), 'bet', NEW.coupon_id)`,
    ),
  ),
  // The time of a session limit is counted in its row: only what the player or a wait has changed is an act.
  trigger(
    "limit",
    "BEFORE INSERT ON limits",
    queue("limit", "NEW.player_id", "NULL", limitData("NEW")),
    `NOT EXISTS (SELECT 1 FROM limits WHERE player_id = NEW.player_id AND type = NEW.type
       AND state = NEW.state AND value = NEW.value AND ends_at IS NEW.ends_at)`,
  ),
  trigger(
    "limit_end",
    "AFTER DELETE ON limits",
    queue("limitEnd", "OLD.player_id", "NULL", limitData("OLD")),
  ),
  trigger(
    "review",
    "AFTER INSERT ON limit_reviews",
    queue("limitsAnswer", "NEW.player_id", "NEW.at", "json_object('answer', NEW.answer)"),
  ),
  trigger(
    "contact",
    "AFTER INSERT ON limit_contacts",
    queue(
      "contact",
      "NEW.player_id",
      "NEW.at",
      "json_object('type', NEW.limit_type, 'value', NEW.value)",
    ),
  ),
  trigger(
    "check",
    "AFTER INSERT ON reality_checks",
    queue(
      "realityCheck",
      "NEW.player_id",
      "NEW.answered_at",
      "json_object('action', NEW.action, 'shownAt', NEW.shown_at)",
    ),
  ),
];

export const authorityTables = `
CREATE TABLE IF NOT EXISTS authority_queue (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL,
  player_id INTEGER,
  at REAL,
  data TEXT NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS authority_record (
  number INTEGER PRIMARY KEY,
  at REAL NOT NULL,
  kind TEXT NOT NULL,
  person TEXT NOT NULL,
  data TEXT NOT NULL,
  sum TEXT NOT NULL
) STRICT;
CREATE TRIGGER IF NOT EXISTS authority_record_kept BEFORE UPDATE ON authority_record
BEGIN
  SELECT RAISE(ABORT, 'the record of the authority cannot be changed');
END;
CREATE TRIGGER IF NOT EXISTS authority_record_whole BEFORE DELETE ON authority_record
BEGIN
  SELECT RAISE(ABORT, 'the record of the authority cannot be shortened');
END;
${acts.join("")}`;
