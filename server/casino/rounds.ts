import type { Service } from "../http/environment.ts";
import { ApiError, invalid } from "../http/errors.ts";
import { assertMayBet } from "../limits/play.ts";
import { amountOf } from "../../src/events/money/minorUnits.ts";
import { type Account, accountOf, moveMoney } from "../players/accounts.ts";
import { assertTermsConfirmed } from "../players/terms.ts";
import { numberIn, textIn } from "../store/columns.ts";
import type { Row, Store } from "../store/store.ts";

/** A finished round of an outside provider's game, in minor units of the account's currency. */
export type Round = {
  readonly provider: string;
  /** The provider's own: the key under which it may send the round again. */
  readonly roundId: string;
  readonly accountId: number;
  readonly game: string;
  readonly stakeMinor: number;
  readonly winMinor: number;
};

/** `at` in Unix ms. */
export type BookedRound = Round & { readonly at: number; readonly currencyIso: string };

/**
 * Books a round once: what it staked, what it won and the round itself are written in one transaction. Whoever may not
 * bet plays no round either, and its money counts in the same limits.
 * @throws ApiError 409 code 51 for a round that was booked with other figures, 451 for a player with changed terms to
 * confirm, 400 for an account that is not theirs or is closed, as assertMayBet for one who may not play, 409 code 2006
 * without the money
 */
export function bookRound(service: Service, playerId: number, round: Round): void {
  const { store } = service;
  store.transaction(() => {
    if (isBooked(store, round)) return;
    assertTermsConfirmed(store, playerId);
    const account = accountOf(store, playerId, round.accountId);
    if (!account)
      throw invalid("accountId", "unknown", `account ${round.accountId} is not the player's`);
    const { provider, roundId, accountId, game, stakeMinor, winMinor } = round;
    assertMayBet(service, playerId, { minor: stakeMinor, iso: account.currencyIso });
    assertCovered(account, round);
    const at = service.now();
    const move = (kind: "round_stake" | "round_win", minor: number) => {
      if (minor !== 0) moveMoney(store, { accountId, couponId: null, kind, minor }, at);
    };
    move("round_stake", -stakeMinor);
    move("round_win", winMinor);
    store.run(
      `INSERT INTO casino_rounds (provider, round_id, account_id, game, stake_minor, win_minor, at)
       VALUES (?, ?, ?, ?, ?, ?, ?)`,
      [provider, roundId, accountId, game, stakeMinor, winMinor, at],
    );
  });
}

/** @throws ApiError 409 code 51 if it was booked with other figures */
function isBooked(store: Store, round: Round): boolean {
  const row = store.get(`${selectRounds} WHERE provider = ? AND round_id = ?`, [
    round.provider,
    round.roundId,
  ]);
  if (row === null) return false;
  const { at: _at, currencyIso: _iso, ...booked } = toRound(row);
  if (Object.entries(booked).some(([name, value]) => round[name as keyof Round] !== value))
    throw new ApiError(409, 51);
  return true;
}

/** @throws ApiError 409 code 2006; 400 for a win that no account can hold */
function assertCovered({ minor, currencyIso }: Account, { stakeMinor, winMinor }: Round): void {
  if (stakeMinor > minor)
    throw new ApiError(409, 2006, { data: { money: amountOf(minor, currencyIso) } });
  if (!Number.isSafeInteger(minor - stakeMinor + winMinor))
    throw invalid("win", "max", "more than an account can hold");
}

const selectRounds =
  "SELECT casino_rounds.*, currency_iso FROM casino_rounds JOIN accounts ON accounts.id = account_id";

/** The player's rounds from `from` to before `to` (Unix ms) on any account, also a closed one; the newest first. */
export const roundsOf = (
  store: Store,
  playerId: number,
  { from, to }: { readonly from: number; readonly to: number },
): readonly BookedRound[] =>
  store
    .all(
      `${selectRounds} WHERE player_id = ? AND at >= ? AND at < ?
       ORDER BY account_id, at DESC, casino_rounds.rowid DESC`,
      [playerId, from, to],
    )
    .map(toRound);

const toRound = (row: Row): BookedRound => ({
  provider: textIn(row, "provider"),
  roundId: textIn(row, "round_id"),
  accountId: numberIn(row, "account_id"),
  game: textIn(row, "game"),
  stakeMinor: numberIn(row, "stake_minor"),
  winMinor: numberIn(row, "win_minor"),
  at: numberIn(row, "at"),
  currencyIso: textIn(row, "currency_iso"),
});
