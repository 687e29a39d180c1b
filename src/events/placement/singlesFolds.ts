import {
  type CouponState,
  type OpenBet,
  type SingleResult,
  couponTypes,
  settingsOf,
  withBets,
} from "../coupon/index.ts";
import { membersOf, progressOf, unansweredSingles } from "./singles.ts";

const resultOf = ({ key, coupon }: OpenBet): SingleResult => ({ key, coupon, answer: null });

/** The page reports on the open bets of a set. */
export const reportingSet = (state: CouponState, setKey: string): CouponState => ({
  ...state,
  oneClickBet: null,
  placement: { tag: "singles" },
  singlesResultCoupons: membersOf(state, setKey).map(resultOf),
});

/** The report is complete once no single is asked about any more. */
export function settledSingles(state: CouponState): CouponState {
  if (state.placement.tag !== "singles") return state;
  const isAsked = unansweredSingles(state).some(({ bet }) => progressOf(bet) !== "lost");
  return isAsked ? state : { ...state, placement: { tag: "singlesAnswered" } };
}

/** A definite answer to a single of a set. A placed one leaves the coupon, a refused one stays in it. */
export function closedSingle(
  state: CouponState,
  bet: OpenBet,
  answer: SingleResult["answer"],
): CouponState {
  const open = state.open.filter(({ key }) => key !== bet.key);
  const listed = withResult({ ...state, open }, bet);
  const next: CouponState = {
    ...listed,
    singlesResultCoupons: listed.singlesResultCoupons.map((single) =>
      single.key === bet.key ? { ...single, answer } : single,
    ),
  };
  return settledSingles(answer?.tag === "accepted" ? withoutPlaced(next, bet) : next);
}

/** The late answer to a single that the player had set aside is reported too, unless they are busy. */
function withResult(state: CouponState, bet: OpenBet): CouponState {
  const { placement, singlesResultCoupons: results } = state;
  if (bet.userId === null) return state;
  // What is left of an earlier report is shown no more.
  if (placement.tag === "editing")
    return {
      ...state,
      oneClickBet: null,
      placement: { tag: "singlesAnswered" },
      singlesResultCoupons: [resultOf(bet)],
    };
  const isNew = placement.tag === "singlesAnswered" && results.every(({ key }) => key !== bet.key);
  return isNew ? { ...state, singlesResultCoupons: [...results, resultOf(bet)] } : state;
}

function withoutPlaced(state: CouponState, { coupon }: OpenBet): CouponState {
  const placed = new Set(coupon.bets.map(({ market }) => market.id));
  if (!state.bets.some(({ market }) => placed.has(market.id))) return state;
  if (settingsOf(state).isCouponFixed) return state;
  const left = state.bets.filter(({ market }) => !placed.has(market.id));
  return { ...withBets(state, left), lastRemoved: null };
}

/** The player leaves the report: what may be placed by the next request is dropped or set aside. */
export function leftSingles(state: CouponState): CouponState {
  const left = new Map(unansweredSingles(state).map(({ bet }) => [bet.key, progressOf(bet)]));
  return {
    ...state,
    placement: { tag: "editing" },
    singlesResultCoupons: [],
    open: state.open
      .filter(({ key }) => left.get(key) !== "waiting")
      .map((bet) => (left.has(bet.key) ? { ...bet, isAside: true } : bet)),
  };
}

/** Waits for a set that the device has, unless the coupon contains other bets by now. */
export function awaitingSet(state: CouponState, setKey: string): CouponState {
  const bets = membersOf(state, setKey).flatMap(({ coupon }) => coupon.bets);
  const isOwn = bets.every((bet) => state.bets.some(({ market }) => market.id === bet.market.id));
  if (isOwn) return reportingSet(state, setKey);
  return state.bets.length === 0
    ? reportingSet(withBets({ ...state, typeId: couponTypes.singles }, bets), setKey)
    : state;
}

/** Another player has signed in, who must not see whose singles these are. */
export function hiddenFrom(state: CouponState, userId: OpenBet["userId"]): CouponState {
  const isForeign = unansweredSingles(state).some(({ bet }) => bet.userId !== userId);
  return userId !== null && isForeign
    ? { ...state, placement: { tag: "editing" }, singlesResultCoupons: [] }
    : state;
}
