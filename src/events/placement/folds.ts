import type { DataOf } from "../define.ts";
import { hasSameOutcomes, openBet } from "./openBets.ts";
import type { PlacementsFound } from "./openEvents.ts";
import {
  type CouponState,
  type OpenBet,
  type Placement,
  isPlacing,
  withBets,
} from "../coupon/index.ts";

type Outcome = Extract<Placement, { readonly tag: "accepted" | "refused" | "editing" }>;

/** The bet that the coupon reports on: none while it is edited or when there is nothing left to report. */
export const keyOf = ({ placement }: CouponState): string | null =>
  "key" in placement ? placement.key : null;

/** Changes what is known of one open bet. */
export const withOpenBet = (
  state: CouponState,
  key: string,
  change: (bet: OpenBet) => Partial<OpenBet>,
): CouponState => ({
  ...state,
  open: state.open.map((bet) => (bet.key === key ? { ...bet, ...change(bet) } : bet)),
});

/** The same, and what the page says of it when it is the one in sight. */
export const withNews = (
  state: CouponState,
  key: string,
  change: (bet: OpenBet) => Partial<OpenBet>,
  placement: Placement,
): CouponState => {
  const changed = withOpenBet(state, key, change);
  return isInSight(state, key) ? { ...changed, placement } : changed;
};

/** Logs of the first version have placements without the fact that opened them. */
const isInSight = (state: CouponState, key: string): boolean =>
  keyOf(state) === key ||
  (openBet(state, key) === undefined && keyOf(state) === null && isPlacing(state));

/**
 * An answer is certain: the question is over. The page says so when it waits for it, or for nothing; the bets leave the
 * coupon when they stand.
 */
export function closed(state: CouponState, key: string, outcome: Outcome): CouponState {
  const bet = openBet(state, key);
  const open = state.open.filter((one) => one.key !== key);
  const isShown =
    isInSight(state, key) ||
    (state.placement.tag === "editing" && bet !== undefined && bet.userId !== null);
  const left = isShown
    ? { ...state, open, placement: outcome, ...(bet === undefined ? {} : besides(bet)) }
    : { ...state, open };
  const isBeside = bet === undefined ? state.oneClickBet !== null : bet.isOneClick;
  // A bet beside the coupon leaves that as it is, and so does one that the coupon no longer holds.
  if (outcome.tag !== "accepted" || isBeside) return left;
  if (bet !== undefined && !hasSameOutcomes(bet.coupon, state)) return left;
  return { ...withBets(left, []), addedAtByBetId: {}, prices: {}, lastRemoved: null };
}

/** Which bet the page speaks of beside the coupon's own. */
export const besides = ({ isOneClick, coupon }: OpenBet) => ({
  oneClickBet: isOneClick ? (coupon.bets[0] ?? null) : null,
});

/** Takes over what the device keeps, and says at once which of it is still to be learned. */
export function found(
  before: CouponState,
  { answer, open, userId }: DataOf<typeof PlacementsFound>,
  at: number,
): CouponState {
  const isStart = before.placement.tag === "unknown" && before.placement.key === "";
  const known = new Set(before.open.map(({ key }) => key));
  const news = open.filter(({ key }) => !known.has(key));
  const state: CouponState = {
    ...before,
    ...(isStart ? { placement: { tag: "editing" } as const } : {}),
    open: [
      ...before.open.map((bet) => ({
        ...bet,
        ...storedChanges(
          bet,
          open.find(({ key }) => key === bet.key),
          userId,
        ),
      })),
      ...news.map(
        (stored): OpenBet => ({
          key: stored.key,
          sentAt: stored.sentAt,
          coupon: stored.coupon,
          isOneClick: stored.isOneClick === true,
          userId: stored.isOwn ? userId : null,
          requestId: stored.requestId ?? null,
          isInDoubt: true,
          isAside: stored.isAside === true,
          tries: 0,
          ask: null,
          found: { at, isElsewhere: !isStart },
        }),
      ),
    ],
  };
  if (answer !== undefined && known.has(answer.key))
    return closed(state, answer.key, outcomeOf(answer, state));
  const inSight = openBet(state, keyOf(state) ?? "");
  if (inSight !== undefined) {
    const isOthers = userId !== null && inSight.userId !== userId;
    const isLeft = inSight.isAside && state.placement.tag !== "lost";
    return isOthers || isLeft
      ? { ...state, placement: { tag: "editing" }, oneClickBet: null }
      : state;
  }
  const next = state.open.findLast(
    ({ key, isAside, userId: whose }) =>
      !isAside && !known.has(key) && (userId === null || whose === userId),
  );
  return next === undefined || state.placement.tag !== "editing"
    ? state
    : taken(state, next, isStart);
}

type Stored = DataOf<typeof PlacementsFound>["open"][number];

/** What the device has stored about a bet since this page last read it. */
const storedChanges = (
  bet: OpenBet,
  stored: Stored | undefined,
  userId: OpenBet["userId"],
): Partial<OpenBet> =>
  stored === undefined
    ? {}
    : {
        isAside: stored.isAside === true,
        requestId: stored.requestId ?? null,
        userId: stored.isOwn ? userId : bet.userId,
      };

/** The coupon waits for this bet; not when it holds others by now. */
function taken(state: CouponState, bet: OpenBet, isStart: boolean): CouponState {
  const { key, coupon, isOneClick } = bet;
  const placement: Placement = isStart
    ? { tag: "unknown", key, tries: 0 }
    : { tag: "elsewhere", key };
  if (isOneClick) return isStart ? { ...state, placement, ...besides(bet) } : state;
  const isSame = state.bets.length === 0 || hasSameOutcomes(coupon, state);
  if (!isSame) return state;
  return {
    ...withBets({ ...state, amount: coupon.amount }, coupon.bets),
    placement,
    oneClickBet: null,
  };
}

function outcomeOf(
  { key, placed, refused }: NonNullable<DataOf<typeof PlacementsFound>["answer"]>,
  state: CouponState,
): Outcome {
  if (placed !== undefined) {
    return { tag: "accepted", ...placed, bets: openBet(state, key)?.coupon.bets ?? [] };
  }
  return refused === undefined
    ? { tag: "editing" }
    : { tag: "refused", code: refused.code, message: refused.message ?? null };
}
