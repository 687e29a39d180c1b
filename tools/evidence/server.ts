import { existsSync } from "node:fs";
import { openToRead } from "../../server/store/store.ts";
import { ExpectedError } from "../expected.ts";
import type { KeptBookings } from "./acrossOperators.ts";
import type { Check } from "./checks.ts";
import type { KeptAskings } from "./registers.ts";
import type { Breach } from "./walk.ts";

/** An answer as the server has kept it; of the player, whose it is, nothing is read. */
export type KeptAnswer = {
  readonly action: string;
  readonly isForGood: boolean;
  /** Unix ms, in whole seconds. */
  readonly shownAt: number;
};

/** What the server has kept by itself. */
export type ServerRecord = {
  readonly answers: KeptAnswer[];
  readonly askings: KeptAskings;
  readonly bookings: KeptBookings;
};

/**
 * The answers to reality checks, and the askings of registers, in a database of the reference server.
 * @throws ExpectedError if the file is not one, or a server has it open
 */
export function serverRecord(file: string): ServerRecord {
  const refuse = (reason: string): never => {
    throw new ExpectedError(`--server ${JSON.stringify(file)}: ${reason}`);
  };
  if (!existsSync(file)) return refuse("there is no such file");
  try {
    const database = openToRead(file);
    try {
      const answers = database
        .all("SELECT action, is_for_good, shown_at FROM reality_checks")
        .map((row) => ({
          action: String(row["action"]),
          isForGood: row["is_for_good"] === 1,
          shownAt: Number(row["shown_at"]),
        }));
      const askings = new Map<string, Map<string, string | null>>();
      for (const row of hasTable(database, "register_askings") ? database.all(askingsQuery) : []) {
        const round = askings.get(String(row["round"])) ?? new Map<string, string | null>();
        const answer = row["answer"];
        askings.set(
          String(row["round"]),
          round.set(String(row["register"]), typeof answer === "string" ? answer : null),
        );
      }
      return { answers, askings, bookings: bookingsIn(database) };
    } finally {
      database.close();
    }
  } catch (error) {
    return refuse(`cannot be read (${error instanceof Error ? error.message : String(error)})`);
  }
}

const askingsQuery = "SELECT round, register, answer FROM register_askings";
type Database = ReturnType<typeof openToRead>;

/** A database from before there were such tables has none. */
const hasTable = (database: Database, name: string): boolean =>
  database.all("SELECT 1 FROM sqlite_master WHERE name = ?", [name]).length > 0;

function bookingsIn(database: Database): KeptBookings {
  const bookings = new Map<string, Map<string, boolean>>();
  if (!hasTable(database, "deposit_bookings")) return bookings;
  for (const row of database.all("SELECT key, file, is_booked FROM deposit_bookings")) {
    const key = String(row["key"]);
    const files = bookings.get(key) ?? new Map<string, boolean>();
    bookings.set(key, files.set(String(row["file"]), row["is_booked"] === 1));
  }
  return bookings;
}

/** Takes the answers of a visit out of the server's list, and names those that it does not have. */
export function missingAnswers(checks: readonly Check[], kept: KeptAnswer[]): readonly Breach[] {
  return checks.flatMap(({ shown, answer }) => {
    // Another tab's answer is in that tab's log.
    if (answer === null || answer.action === "session ended" || answer.isOfAnotherTab) return [];
    const index = kept.findIndex(
      ({ action, isForGood, shownAt }) =>
        action === answer.action &&
        isForGood === answer.doNotShowAgain &&
        Math.abs(shownAt - shown.at) < 1_000,
    );
    if (index >= 0) {
      kept.splice(index, 1);
      return [];
    }
    const cause = `the server has no record of the answer "${answer.action}" to the check shown at entry ${shown.seq}`;
    return [{ seq: answer.seq, at: answer.at, duty: "check-kept" as const, cause }];
  });
}
