/** The database operations available while it is being opened. */
type Opening = {
  all(sql: string): unknown[];
  exec(sql: string): unknown;
};

const columns = "id, login, email, phone_code, phone_number, name, password, has_signed_in";

/**
 * In databases from before registration, email and phone are required for every player. SQLite cannot relax a
 * column constraint, so the table is recreated with all its data.
 */
export function renewPlayers(database: Opening, schema: string): void {
  const isOld = database.all("PRAGMA table_info(players)").some(isStrictEmail);
  if (!isOld) return;
  database.exec("PRAGMA foreign_keys = OFF");
  database.exec("PRAGMA legacy_alter_table = ON");
  database.exec("BEGIN IMMEDIATE");
  database.exec("ALTER TABLE players RENAME TO old_players");
  database.exec(schema);
  database.exec(`INSERT INTO players (${columns}) SELECT ${columns} FROM old_players`);
  database.exec("DROP TABLE old_players");
  database.exec("COMMIT");
  database.exec("PRAGMA legacy_alter_table = OFF");
  database.exec("PRAGMA foreign_keys = ON");
}

const isStrictEmail = (column: unknown): boolean =>
  typeof column === "object" &&
  column !== null &&
  "name" in column &&
  column.name === "email" &&
  "notnull" in column &&
  Number(column.notnull) === 1;
