import { authorityTables } from "./authorityTables.ts";
import { betTables } from "./betTables.ts";
import { casinoTables } from "./casinoTables.ts";
import { playerTables } from "./playerTables.ts";
import { registerTables } from "./registerTables.ts";
import { serviceTables } from "./serviceTables.ts";

const clockTables = `
CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;

CREATE TABLE IF NOT EXISTS feeds (
  number INTEGER PRIMARY KEY,
  key TEXT NOT NULL UNIQUE,
  wall_at REAL NOT NULL,
  source_at REAL NOT NULL,
  speed REAL NOT NULL,
  run INTEGER NOT NULL
) STRICT;
`;

/** Amounts are integer minor units, coefs integer thousandths, times Unix milliseconds. */
export const schema = [
  clockTables,
  playerTables,
  betTables,
  casinoTables,
  registerTables,
  serviceTables,
  authorityTables,
].join("");
