import { CouponPlaced } from "../../src/events/coupon/events.ts";
import type { Entry } from "../../src/events/define.ts";
import type { State } from "../../src/events/index.ts";
import { limitInForce, SINGLE_WAGER } from "../../src/events/limits/index.ts";
import type { CouponToPlace } from "../../src/events/placement/couponToPlace.ts";
import { CouponRejected, PlaceCoupon } from "../../src/events/placement/events.ts";
import { PlacementOpened } from "../../src/events/placement/openEvents.ts";
import { PlaceSingles, SinglesOpened } from "../../src/events/placement/singlesEvents.ts";
import {
  PowerBet,
  PowerBetOpened,
  PowerBetPlaced,
  PowerBetRefused,
} from "../../src/events/powerBet/events.ts";
import type { Asked } from "./duties.ts";
import { type Breach, type Place, placeOf, type Witness } from "./walk.ts";

/** A bet under the player's limit on one bet, in major units of the limit's currency. */
type Bet = {
  readonly limit: number;
  readonly stake: number;
  /** The server was asked to lower the stake to its own maximum. */
  readonly isLowered: boolean;
  sent: Place | null;
  /** What the server took, null for a refusal; undefined: the log does not say. */
  taken?: number | null;
};

/** Each bet that goes out while the player has a limit on one bet: every single of a set, and each power bet, by itself. */
export function singleWagersWitness(askedAt: (at: number) => Asked) {
  const bets = new Map<string, Bet>();

  const open = (
    entry: Entry,
    key: string,
    stake: number,
    limit: number | null,
    isLowered = false,
  ) => {
    if (limit !== null && askedAt(entry.at).hasSingleWagerLimit)
      bets.set(key, { limit, stake, isLowered, sent: null });
  };
  const openCoupon = (entry: Entry, key: string, coupon: CouponToPlace, state: State) => {
    const { accountId, amount, options } = coupon;
    // Nothing of the player's is staked where a promo code pays.
    if (options?.promoCode !== undefined) return;
    const iso = state.account.accounts.find(({ id }) => id === accountId)?.iso;
    open(entry, key, amount, limitIn(state, iso), options?.isAutoMax === true);
  };
  const send = (entry: Entry, key: string) => {
    const bet = bets.get(key);
    if (bet !== undefined) bet.sent ??= placeOf(entry);
  };
  const take = (key: string, taken: number | null) => {
    const bet = bets.get(key);
    if (bet !== undefined) bet.taken = taken;
  };

  const witness: Witness = {
    receive: ({ entry, before }) => {
      if (PlacementOpened.is(entry)) openCoupon(entry, entry.data.key, entry.data.coupon, before);
      if (SinglesOpened.is(entry))
        for (const { key, coupon } of entry.data.singles) openCoupon(entry, key, coupon, before);
      if (PowerBetOpened.is(entry)) {
        const { amount, currencyIso } = entry.data.wish;
        open(entry, entry.data.key, amount, limitIn(before, currencyIso));
      }
      if (PlaceCoupon.asked.is(entry) || PowerBet.asked.is(entry)) send(entry, entry.data.ask.key);
      if (PlaceSingles.asked.is(entry))
        for (const { key } of entry.data.ask.singles) send(entry, key);
      if (CouponPlaced.is(entry)) take(entry.data.key, entry.data.amount);
      if (PowerBetPlaced.is(entry)) take(entry.data.key, entry.data.wish.amount);
      if (CouponRejected.is(entry) || PowerBetRefused.is(entry)) take(entry.data.key, null);
    },
  };
  return {
    ...witness,
    breaches: (): readonly Breach[] =>
      [...bets.values()].flatMap(({ isLowered, limit, sent, stake, taken }) => {
        const unknown = isLowered ? 0 : stake;
        const staked = taken === undefined ? unknown : (taken ?? 0);
        if (sent === null || staked <= limit) return [];
        const end =
          taken === undefined ? "; the log does not say what became of it" : " and was taken";
        const cause = `a bet of ${staked} went out above the limit on one bet, ${limit}${end}`;
        return [{ ...sent, duty: "single-wager" as const, cause }];
      }),
  };
}

/** The player's limit on one bet in this currency; a log has no rate by which another one could be judged. */
function limitIn(state: State, iso: string | undefined): number | null {
  const limit = limitInForce(state, SINGLE_WAGER);
  return limit !== undefined && limit.measure === iso ? limit.limitValue : null;
}
