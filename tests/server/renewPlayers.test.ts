import { existsSync } from "node:fs";
import { join } from "node:path";
import sqlite from "node-sqlite3-wasm";
import { expect, it } from "vitest";
import { schema } from "../../server/store/schema.ts";
import { openStore } from "../../server/store/store.ts";
import { temporaryFolder } from "./folder.ts";

it("a database from before registration keeps its players, and accepts some without an email", () => {
  const folder = temporaryFolder("old");
  const file = join(folder, "touchline.db");
  const old = new sqlite.Database(file);
  old.exec(
    schema
      .replace("email TEXT UNIQUE", "email TEXT NOT NULL UNIQUE")
      .replace("phone_code TEXT,", "phone_code TEXT NOT NULL,")
      .replace("phone_number TEXT,", "phone_number TEXT NOT NULL,"),
  );
  old.exec("INSERT INTO players VALUES (5, 'eva', 'e@v.a', '+7', '1', 'Eva', 'hash', 1)");
  old.exec("INSERT INTO accounts VALUES (1, 5, 0, 'EUR', 1200, 1)");
  const second = "INSERT INTO players VALUES (6, '6', NULL, NULL, NULL, '', 'hash', 1)";
  expect(() => old.exec(second)).toThrow(/NOT NULL/);
  old.close();
  for (const time of ["first", "second"]) {
    const store = openStore(folder);
    expect(store.get("SELECT name FROM players WHERE id = 5"), time).toEqual({ name: "Eva" });
    if (time === "first") store.run(second);
    expect(store.all("SELECT id FROM players ORDER BY id")).toEqual([{ id: 5 }, { id: 6 }]);
    // Accounts still belong to the players of the new table.
    store.run(
      "INSERT INTO accounts (player_id, type, currency_iso, minor, is_active) VALUES (6, 0, 'EUR', 0, 1)",
    );
    expect(() =>
      store.run(
        "INSERT INTO accounts (player_id, type, currency_iso, minor, is_active) VALUES (7, 0, 'EUR', 0, 1)",
      ),
    ).toThrow(/FOREIGN KEY/);
    store.close();
  }
  expect(existsSync(file)).toBe(true);
});
