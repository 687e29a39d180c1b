import { createHmac, timingSafeEqual } from "node:crypto";
import { outcomeState } from "../feed/outcomeState.ts";
import type { Game, Outcome } from "../feed/types.ts";
import type { Service } from "../http/environment.ts";
import { ApiError } from "../http/errors.ts";
import { isFields } from "../json.ts";
import { assertMayBet } from "../limits/play.ts";
import { toMilli } from "../money.ts";
import { currencyOf } from "../players/accounts.ts";
import { numberIn, textIn } from "../store/columns.ts";
import type { Row, Store } from "../store/store.ts";
import { missingMinor } from "./advances.ts";
import { boundsAt } from "./bounds.ts";
import { payingCode } from "./couponPromo.ts";

/**
 * This operator raises the price of a power bet by 5 %, rounded down to two decimals. No more than the margin of a
 * cash out takes back, so that nobody can take a power bet and sell it at a profit.
 */
const boostPercent = 5;

/** Singles and expresses; a system and an anti-express are no picks of their own. */
const boostedTypes: ReadonlySet<number> = new Set([0, 1]);

/** A pick of a coupon that may be taken once more, at this price. */
export type Boosted = {
  readonly outcome: Outcome;
  readonly game: Game;
  /** In thousandths. */
  readonly milli: number;
  readonly leastMinor: number;
  /** Never more than was staked on the coupon. */
  readonly mostMinor: number;
};

/**
 * The power bets offered for a coupon now. None: it is settled or sold, a promo code has paid for it, a part of it is paid
 * in advance and not yet collected, it is a power bet itself or has had its own, the site offers none, or its player may
 * not bet. A pick is offered while its match has not begun and its market is open: a match under way has a delay, in which
 * a raised price would be a gift.
 */
export function boostedBets(service: Service, coupon: Row): readonly Boosted[] {
  const { store, book, feedNumber } = service;
  if (textIn(coupon, "status") !== "open" || !isOffered(service)) return [];
  if (!boostedTypes.has(numberIn(coupon, "type_id")) || isSpent(store, coupon)) return [];
  const iso = currencyOf(store, numberIn(coupon, "account_id"));
  const bets = store.all(
    "SELECT * FROM bets WHERE coupon_id = ? AND status = 'open' AND feed_number = ? ORDER BY position",
    [numberIn(coupon, "id"), feedNumber],
  );
  const boosted = bets.flatMap((bet): readonly Boosted[] => {
    const outcome = book.currentOutcome(numberIn(bet, "outcome_id"));
    const game = outcome && book.game(outcome.gameId);
    if (!outcome || !game || outcome.state !== outcomeState.open) return [];
    if (game.feed !== "line" || game.status === 4) return [];
    const now = toMilli(outcome.coef) ?? Math.floor(outcome.coef * 1000);
    const milli = Math.floor((now * (100 + boostPercent)) / 1000) * 10;
    const { leastMinor, mostMinor } = boundsAt(milli, iso);
    const most = Math.min(mostMinor, numberIn(coupon, "minor"));
    return milli > now && most >= leastMinor
      ? [{ outcome, game, milli, leastMinor, mostMinor: most }]
      : [];
  });
  return boosted.length > 0 && mayBet(service, numberIn(coupon, "player_id")) ? boosted : [];
}

/** Whether this site offers power bets, as its config says. */
function isOffered({ site }: Service): boolean {
  const patch = site.configPatch["featureFlags"];
  return !isFields(patch) || patch["powerBet"] !== false;
}

/** One power bet for each coupon, and none for a power bet. */
const isSpent = (store: Store, coupon: Row): boolean =>
  store.get("SELECT 1 FROM power_bets WHERE coupon_id = ?1 OR placed_id = ?1", [
    numberIn(coupon, "id"),
  ]) !== null ||
  payingCode(store, numberIn(coupon, "id")) !== null ||
  missingMinor(store, numberIn(coupon, "id")) > 0;

/** An offer is an invitation: nobody gets one who could not take it. */
function mayBet(service: Service, playerId: number): boolean {
  try {
    assertMayBet(service, playerId, { minor: 0, iso: "" });
    return true;
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
}

/** What was offered, in thousandths, and when (Unix ms). */
type PowerOffer = {
  readonly couponId: number;
  readonly outcomeId: number;
  readonly milli: number;
  readonly at: number;
};

/** As of cash outs, the ids hold the offer itself, signed with the database's key, so nothing is stored for them. */
export const offerIds = (key: Buffer) => {
  const sign = ({ couponId, outcomeId, milli, at }: PowerOffer): string =>
    createHmac("sha256", key)
      .update(`power-bet ${couponId} ${outcomeId} ${milli} ${at}`)
      .digest("base64url")
      .slice(0, 22);
  return {
    issue: (offer: PowerOffer): string =>
      `pb_${offer.outcomeId}.${offer.milli}.${offer.at}.${sign(offer)}`,
    /** The offer with this id; null if it is not one of this server for this coupon. */
    read: (id: string, couponId: number): PowerOffer | null => {
      const match = /^pb_(\d{1,15})\.(\d{1,9})\.(\d{1,15})\.([\w-]{22})$/.exec(id);
      if (!match) return null;
      const [outcomeId, milli, at] = [Number(match[1]), Number(match[2]), Number(match[3])];
      const offer = { couponId, outcomeId, milli, at };
      const isOurs = timingSafeEqual(Buffer.from(match[4] ?? ""), Buffer.from(sign(offer)));
      return isOurs ? offer : null;
    },
  };
};
