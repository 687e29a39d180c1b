import { randomInt } from "node:crypto";
import { giveFirstCodes } from "../coupon/couponPromo.ts";
import { numberIn, numberOrNull, textIn, textOrNull } from "../store/columns.ts";
import type { Store } from "../store/store.ts";
import { addAccount } from "./accounts.ts";
import { demoMinor } from "./demoMoney.ts";
import { demoPlayerId } from "./players.ts";
import { confirmTerms, termsUpdatedSec } from "./terms.ts";

/** The data of a registration; the account number is the login. */
export type NewPlayer = {
  readonly name: string;
  readonly surname: string | null;
  readonly middleName: string | null;
  /** YYYY-MM-DD */
  readonly birthday: string | null;
  readonly email: string | null;
  readonly phone: { readonly code: string; readonly number: string } | null;
  readonly passwordHash: string;
  readonly countryId: number;
  readonly currencyIso: string;
  /** 0 declined, 1 sports, 2 casino. [auth-006] */
  readonly bonusId: number;
  readonly isNewsAccepted: boolean;
};

/** Creates a player with demo money in their main account and two promo codes. Returns their id. Call inside a transaction. */
export function addPlayer(store: Store, player: NewPlayer, now: number): number {
  const last = store.get("SELECT MAX(id) AS last FROM players");
  // In production there is no demo player, and the first player gets the number after the demo's.
  const id = ((last && numberOrNull(last, "last")) ?? demoPlayerId) + 1;
  const { name, email, phone, passwordHash, currencyIso } = player;
  store.run(
    `INSERT INTO players (id, login, email, phone_code, phone_number, name, password, has_signed_in)
     VALUES (?, ?, ?, ?, ?, ?, ?, 1)`,
    [id, String(id), email, phone?.code ?? null, phone?.number ?? null, name, passwordHash],
  );
  store.run(
    `INSERT INTO profiles (player_id, surname, middle_name, birthday, country_id, bonus_id, is_news_accepted, registered_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      id,
      player.surname,
      player.middleName,
      player.birthday,
      player.countryId,
      player.bonusId,
      player.isNewsAccepted ? 1 : 0,
      now,
    ],
  );
  // They have just accepted the current terms.
  confirmTerms(store, id, termsUpdatedSec(store));
  const minor = demoMinor(currencyIso);
  addAccount(store, { playerId: id, type: 0, currencyIso, minor, isActive: true }, now);
  giveFirstCodes(store, id, currencyIso, now);
  return id;
}

/** The profile given at registration; null for players who did not register here. */
export function profileOf(store: Store, playerId: number) {
  const row = store.get(
    "SELECT name, surname, birthday, country_id FROM profiles JOIN players ON id = player_id WHERE player_id = ?",
    [playerId],
  );
  return (
    row && {
      name: textIn(row, "name"),
      surname: textOrNull(row, "surname"),
      birthday: textOrNull(row, "birthday"),
      countryId: numberIn(row, "country_id"),
    }
  );
}

export const isEmailTaken = (store: Store, email: string): boolean =>
  store.get("SELECT 1 FROM players WHERE email = ?", [email]) !== null;

export const isPhoneTaken = (store: Store, code: string, number: string): boolean =>
  store.get("SELECT 1 FROM players WHERE phone_code = ? AND phone_number = ?", [code, number]) !==
  null;

/** Without characters that are easily confused. */
const characters = {
  letters: "abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ",
  digits: "23456789",
};
const pick = (from: string): string => from.charAt(randomInt(from.length));

/** A random password that satisfies the rules. */
export function drawPassword(): string {
  const others = Array.from({ length: 8 }, () => pick(characters.letters + characters.digits)).join(
    "",
  );
  return pick(characters.letters) + pick(characters.digits) + others;
}

export const passwordRules = {
  minLength: 8,
  isDigitRequired: true,
  isLetterRequired: true,
} as const;
