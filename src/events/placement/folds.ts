import type { DataOf } from "../define.ts";
import { hasSameOutcomes, openBet } from "./openBets.ts";
import { awaitingSet, closedSingle, hiddenFrom, settledSingles } from "./singlesFolds.ts";
import type { PlacementsFound } from "./openEvents.ts";
import {
  type CouponState,
  type OpenBet,
  type Placement,
  type SingleResult,
  couponTypes,
  initialPromo,
  isPlacing,
  pickedBets,
  settingsOf,
  withBets,
} from "../coupon/index.ts";

/** How placing a bet ended. `message`: the server's word for the player about an accepted one. */
type Outcome =
  | Extract<Placement, { readonly tag: "refused" | "editing" }>
  | (Extract<Placement, { readonly tag: "accepted" }> & { readonly message?: string | undefined });

/** Key of the bet that the coupon reports on; null while it is edited or has nothing to report. */
export const keyOf = ({ placement }: CouponState): string | null =>
  "key" in placement ? placement.key : null;

/** Changes one open bet. */
export const withOpenBet = (
  state: CouponState,
  key: string,
  change: (bet: OpenBet) => Partial<OpenBet>,
): CouponState => ({
  ...state,
  open: state.open.map((bet) => (bet.key === key ? { ...bet, ...change(bet) } : bet)),
});

/** Changes one open bet and, if the page reports on it, also `placement`. */
export const withNews = (
  state: CouponState,
  key: string,
  change: (bet: OpenBet) => Partial<OpenBet>,
  placement: Placement,
): CouponState => {
  const changed = withOpenBet(state, key, change);
  if (openBet(state, key)?.set !== undefined) return settledSingles(changed);
  return isReported(state, key) ? { ...changed, placement } : changed;
};

/** Logs of the first version have placements without the event that opened them. */
const isReported = (state: CouponState, key: string): boolean =>
  keyOf(state) === key ||
  (openBet(state, key) === undefined && keyOf(state) === null && isPlacing(state));

/**
 * A definite answer closes the open bet. The page reports it if it was waiting for this bet, or for none. If
 * the bets were placed, they are removed from the coupon, unless it is fixed. [coupon-004]
 */
export function closed(state: CouponState, key: string, outcome: Outcome): CouponState {
  const bet = openBet(state, key);
  if (bet?.set !== undefined) return closedSingle(state, bet, singleAnswer(outcome));
  const open = state.open.filter((other) => other.key !== key);
  const isShown =
    isReported(state, key) ||
    (state.placement.tag === "editing" && bet !== undefined && bet.userId !== null);
  const promo = outcome.tag === "accepted" ? withoutSpent(state, bet) : state.promo;
  const next = isShown
    ? {
        ...state,
        open,
        promo,
        placement: placementOf(outcome, bet),
        ...(bet === undefined ? {} : oneClickBetOf(bet)),
      }
    : { ...state, open, promo };
  const isOneClick = bet === undefined ? state.oneClickBet !== null : bet.isOneClick;
  // A one-click bet leaves the coupon as it is, and so does a bet that the coupon no longer contains.
  if (outcome.tag !== "accepted" || isOneClick) return next;
  if (bet !== undefined && !hasSameOutcomes(bet.coupon, state)) return next;
  if (settingsOf(state).isCouponFixed) return next;
  return { ...withBets(next, []), addedAtByBetId: {}, prices: {}, lastRemoved: null };
}

/** A code that has paid for a bet pays for no other. */
const withoutSpent = ({ promo }: CouponState, bet: OpenBet | undefined): CouponState["promo"] =>
  bet?.coupon.options?.promoCode !== undefined && bet.coupon.options.promoCode === promo.promoCode
    ? initialPromo
    : promo;

function placementOf(outcome: Outcome, bet: OpenBet | undefined): Placement {
  if (outcome.tag === "refused") return { ...outcome, ...hyperSent(bet?.coupon) };
  if (outcome.tag !== "accepted") return outcome;
  const { message: _forSets, ...accepted } = outcome;
  return accepted;
}

function singleAnswer(outcome: Outcome): SingleResult["answer"] {
  if (outcome.tag === "editing") return null;
  if (outcome.tag === "refused") return outcome;
  const { tag, couponId, coef, amount, possibleWin, message = null } = outcome;
  return { tag, couponId, coef, amount, possibleWin, message };
}

/** The one-click bet that the page reports on, if it is one. */
export const oneClickBetOf = ({ isOneClick, coupon }: OpenBet) => ({
  oneClickBet: isOneClick ? (coupon.bets[0] ?? null) : null,
});

/** Takes over the bets stored on the device and shows at once if one of them still has no answer. */
export function found(
  before: CouponState,
  { answer, open, userId }: DataOf<typeof PlacementsFound>,
  at: number,
): CouponState {
  const isStart = before.placement.tag === "unknown" && before.placement.key === "";
  const knownKeys = new Set(before.open.map(({ key }) => key));
  const newBets = open.filter(({ key }) => !knownKeys.has(key));
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
      ...newBets.map(
        (stored): OpenBet => ({
          key: stored.key,
          sentAt: stored.sentAt,
          coupon: stored.coupon,
          isOneClick: stored.isOneClick === true,
          ...(stored.set === undefined ? {} : { set: stored.set }),
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
  if (answer !== undefined && knownKeys.has(answer.key))
    return closed(state, answer.key, outcomeOf(answer, state));
  if (state.placement.tag === "singles") return hiddenFrom(settledSingles(state), userId);
  const reported = openBet(state, keyOf(state) ?? "");
  if (reported !== undefined) {
    const isForeign = userId !== null && reported.userId !== userId;
    const isDismissed = reported.isAside && state.placement.tag !== "lost";
    return isForeign || isDismissed
      ? { ...state, placement: { tag: "editing" }, oneClickBet: null }
      : state;
  }
  const next = state.open.findLast(
    ({ key, isAside, userId: ownerId }) =>
      !isAside && !knownKeys.has(key) && (userId === null || ownerId === userId),
  );
  return next === undefined || state.placement.tag !== "editing"
    ? state
    : awaiting(state, next, isStart);
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
        // With another player here, what is answered about it is nothing to show.
        userId: stored.isOwn ? userId : userId === null ? bet.userId : null,
      };

/** Makes the coupon wait for this bet, unless it contains other bets by now. */
function awaiting(state: CouponState, bet: OpenBet, isStart: boolean): CouponState {
  const { key, coupon, isOneClick, set } = bet;
  if (set !== undefined) return awaitingSet(state, set.key);
  const placement: Placement = isStart
    ? { tag: "unknown", key, tries: 0 }
    : { tag: "elsewhere", key };
  if (isOneClick) return isStart ? { ...state, placement, ...oneClickBetOf(bet) } : state;
  const isSame = state.bets.length === 0 || hasSameOutcomes(coupon, state);
  if (!isSame) return state;
  return {
    ...withBets({ ...state, ...amountOf(coupon), ...typeOf(coupon) }, pickedBets(coupon.bets)),
    placement,
    oneClickBet: null,
  };
}

/** What a code has staked is no amount that the player chose. */
const amountOf = ({ amount, amountByBlockId, options }: OpenBet["coupon"]) => {
  if (options?.promoCode !== undefined) return {};
  return Object.keys(amountByBlockId).length === 0 ? { amount } : { amountByBlockId };
};

/** Which system or anti-express a sent coupon was, and whether a promo code paid; nothing for any other. */
export const kindSent = (coupon: OpenBet["coupon"] | undefined) => ({
  ...(coupon?.typeId === couponTypes.system && { systemValue: coupon.systemValue }),
  ...(coupon?.typeId === couponTypes.antiExpress && { isAntiExpress: true }),
  ...(coupon?.options?.promoCode !== undefined && { isFree: true }),
  ...hyperSent(coupon),
  ...(coupon?.options?.prepaidAmount !== undefined && {
    prepaidAmount: coupon.options.prepaidAmount,
  }),
});

/** The hyper bonus that a coupon was sent with; nothing if it had none. */
const hyperSent = (coupon: OpenBet["coupon"] | undefined) => {
  if (coupon === undefined || coupon.hyperBonusPercent === 0) return {};
  const { hyperBonusPercent, maxHyperBonusLimit } = coupon;
  return { hyperBonus: { hyperBonusPercent, maxHyperBonusLimit } };
};

/** Bets that come back with a system or an anti-express make that again. */
const typeOf = ({ systemValue, typeId }: OpenBet["coupon"]) => {
  if (typeId === couponTypes.antiExpress) return { typeId };
  return typeId === couponTypes.system ? { systemValue, typeId } : {};
};

function outcomeOf(
  { key, placed, refused }: NonNullable<DataOf<typeof PlacementsFound>["answer"]>,
  state: CouponState,
): Outcome {
  if (placed !== undefined) {
    const sent = openBet(state, key)?.coupon;
    return { tag: "accepted", ...placed, bets: pickedBets(sent?.bets ?? []), ...kindSent(sent) };
  }
  return refused === undefined
    ? { tag: "editing" }
    : { tag: "refused", code: refused.code, message: refused.message ?? null };
}
