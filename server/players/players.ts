import { giveFirstCodes } from "../coupon/couponPromo.ts";
import { numberIn, textIn } from "../store/columns.ts";
import type { Row, Store } from "../store/store.ts";
import { addAccount } from "./accounts.ts";
import { hashBeforeStart } from "./passwords.ts";

/** The player that a new database starts with, for the start banner and for tests. */
export const demoSignIn = {
  login: "demo",
  email: "demo@touchline.example",
  phoneCode: "+7",
  phoneNumber: "7011234567",
  password: "touchline",
} as const;

/** Id of the demo player. */
export const demoPlayerId = 700_214;
const demoBalanceMinor = 124_850;
const demoBonusMinor = 2500;

export type Player = {
  readonly id: number;
  readonly login: string;
  readonly name: string;
  readonly password: string;
  readonly hasSignedIn: boolean;
};

/** Creates the demo player in a database without players. */
export function seedPlayers(store: Store, now: number): void {
  if (store.get("SELECT 1 FROM players LIMIT 1")) return;
  const { login, email, phoneCode, phoneNumber, password } = demoSignIn;
  const passwordHash = hashBeforeStart(password);
  store.transaction(() => {
    const { lastId: playerId } = store.run(
      `INSERT INTO players (id, login, email, phone_code, phone_number, name, password)
       VALUES (?, ?, ?, ?, ?, 'Demo', ?)`,
      [demoPlayerId, login, email, phoneCode, phoneNumber, passwordHash],
    );
    const euros = { playerId, currencyIso: "EUR" };
    addAccount(store, { ...euros, type: 0, minor: demoBalanceMinor, isActive: true }, now);
    addAccount(store, { ...euros, type: 4, minor: demoBonusMinor, isActive: false }, now);
    giveFirstCodes(store, playerId, "EUR", now);
  });
}

/** @throws Error for the user if the database has the demo player, whose password is public. */
export function assertNoDemo(store: Store): void {
  const { login } = demoSignIn;
  if (!store.get("SELECT 1 FROM players WHERE id = ? AND login = ?", [demoPlayerId, login])) return;
  throw new Error(
    `the database has the player "${login}", whose password everybody knows; production needs a data folder of its own`,
  );
}

/** A player by login, email or account id. */
export function playerByLogin(store: Store, name: string): Player | null {
  const text = name.trim().toLowerCase();
  const row = store.get(
    "SELECT * FROM players WHERE login = ? OR email = ? OR CAST(id AS TEXT) = ?",
    [text, text, text],
  );
  return row && toPlayer(row);
}

/** @param code calling code with or without +. */
export function playerByPhone(store: Store, code: string, number: string): Player | null {
  const row = store.get("SELECT * FROM players WHERE phone_code = ? AND phone_number = ?", [
    `+${digits(code)}`,
    digits(number),
  ]);
  return row && toPlayer(row);
}

export function playerById(store: Store, id: number): Player | null {
  const row = store.get("SELECT * FROM players WHERE id = ?", [id]);
  return row && toPlayer(row);
}

export function noteSignIn(store: Store, playerId: number): void {
  store.run("UPDATE players SET has_signed_in = 1 WHERE id = ?", [playerId]);
}

function toPlayer(row: Row): Player {
  return {
    id: numberIn(row, "id"),
    login: textIn(row, "login"),
    name: textIn(row, "name"),
    password: textIn(row, "password"),
    hasSignedIn: numberIn(row, "has_signed_in") === 1,
  };
}

function digits(text: string): string {
  return text.replace(/\D/g, "");
}
