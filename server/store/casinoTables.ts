/** Rounds of the games of outside providers, which take from and pay into the accounts of players. */
export const casinoTables = `
CREATE TABLE IF NOT EXISTS casino_rounds (
  provider TEXT NOT NULL,
  round_id TEXT NOT NULL,
  account_id INTEGER NOT NULL REFERENCES accounts (id),
  game TEXT NOT NULL,
  stake_minor INTEGER NOT NULL CHECK (stake_minor >= 0),
  win_minor INTEGER NOT NULL CHECK (win_minor >= 0),
  at REAL NOT NULL,
  PRIMARY KEY (provider, round_id)
) STRICT;
CREATE INDEX IF NOT EXISTS casino_rounds_account ON casino_rounds (account_id, at);
`;
