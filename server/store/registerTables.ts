/**
 * What the registers of a country were asked, and what they said: `person` is a pseudonym. A round is one asking of all
 * registers that were due; `answer` is null until there is one.
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
`;
