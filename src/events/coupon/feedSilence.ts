import type { State } from "../index.ts";
import type { FeedName } from "../sports/events.ts";
import type { Bet } from "./bet.ts";
import type { CouponState } from "./state.ts";

/** What one feed has said of the prices of the coupon. Times are Unix ms by the clock of the page. */
export type HeardFeed = {
  readonly heardAt: number | null;
  /** The server's time of the newest answer: one that is no newer comes from some cache. */
  readonly servedAt: number | null;
  /** The first request that no newer prices have followed; null: none. */
  readonly askedAt: number | null;
  readonly isPending: boolean;
  /** When a request last brought nothing newer, until one does. */
  readonly vainAt: number | null;
  /** How long it had said nothing when placing closed; null: placing is open. */
  readonly silentMs: number | null;
};

export const unheard: HeardFeed = {
  heardAt: null,
  servedAt: null,
  askedAt: null,
  isPending: false,
  vainAt: null,
  silentMs: null,
};

const feedOfBet = ({ market }: Bet): FeedName => (market.isLive ? "live" : "line");

/**
 * Since when a feed has been silent about the coupon; null: it has no bet of that feed. The first request may be older than the
 * code that notes requests, but not than the page and the bets.
 */
export function silentSince(
  { coupon, shell }: Pick<State, "coupon" | "shell">,
  feed: FeedName,
): number | null {
  const bets = coupon.bets.filter((bet) => feedOfBet(bet) === feed);
  if (bets.length === 0) return null;
  const heard = coupon.heard?.[feed];
  const addedAt = bets.map(({ market }) => coupon.addedAtByBetId[market.id] ?? 0);
  return heard?.askedAt ?? heard?.heardAt ?? Math.max(shell.startedAt, ...addedAt);
}

export const isClosedBy = (coupon: CouponState, feed: FeedName): boolean =>
  (coupon.heard?.[feed]?.silentMs ?? null) !== null;

/** The silence that keeps the coupon closed, in ms: the longest of its feeds; null: it is open. */
export function silenceOf(coupon: CouponState): number | null {
  const silences = coupon.bets.flatMap((bet) => coupon.heard?.[feedOfBet(bet)]?.silentMs ?? []);
  return silences.length === 0 ? null : Math.max(...silences);
}

/** One request that brings nothing is no news: a price is old when it has missed two polls of its feed, in ms. */
const oldFromMs: Readonly<Record<FeedName, number>> = { live: 6_000, line: 30_000 };

/**
 * The age of a price at the last request for newer ones that was in vain, in ms: by now it is older. Null: it is fresh, or its
 * age is not known.
 */
export function stalePriceMs(coupon: CouponState, bet: Bet): number | null {
  const feed = feedOfBet(bet);
  const heard = coupon.heard?.[feed];
  if (heard === undefined || heard.vainAt === null) return null;
  const saidAt = Math.max(heard.heardAt ?? 0, coupon.addedAtByBetId[bet.market.id] ?? 0);
  const age = heard.vainAt - saidAt;
  return saidAt === 0 || age < oldFromMs[feed] ? null : age;
}
