import { isSameStake, openTwin, ownOpenBets } from "./openBets.ts";
import {
  type CouponDetails,
  type OpenBet,
  betsToSend,
  couponAccount,
  couponTypes,
  isSingles,
  isSystem,
  openSingles,
  stakeOf,
  systemOf,
  typeIdOf,
} from "../coupon/index.ts";

/** The open bet that the current coupon, or one of its singles, would place a second time. */
export function twinOfCoupon(state: CouponDetails): OpenBet | null {
  const { bets } = state.coupon;
  const account = couponAccount(state);
  if (account === null || bets.length === 0) return null;
  if (isSingles(state.coupon)) {
    const twins = openSingles(state).map(({ amount, bet }) =>
      openTwin(state, { accountId: account.id, amount, bets: [bet] }),
    );
    return twins.find((twin) => twin !== null) ?? null;
  }
  const stake = { accountId: account.id, amount: stakeOf(state).amount, bets };
  const same = sizeAndBankers(currentSystem(state.coupon));
  return (
    ownOpenBets(state).find(
      (bet) => isSameStake(bet, stake) && sizeAndBankers(bet.coupon) === same,
    ) ?? null
  );
}

type Kind = Pick<OpenBet["coupon"], "bets" | "systemValue" | "typeId">;

/** The coupon as it would be sent now. */
const currentSystem = (coupon: CouponDetails["coupon"]): Kind => ({
  typeId: typeIdOf(coupon),
  systemValue: isSystem(coupon) ? systemOf(coupon).size : 0,
  bets: [...betsToSend(coupon)],
});

/** A system makes other bets of the same outcomes than an express, and so does each size and each banker. */
const sizeAndBankers = ({ bets, systemValue, typeId }: Kind): string =>
  typeId === couponTypes.system
    ? [
        systemValue,
        ...bets
          .filter(({ isBanker }) => isBanker === true)
          .map(({ market }) => market.id)
          .toSorted((a, b) => a - b),
      ].join(" ")
    : "";

/**
 * The meaning of placing the coupon while bets of the player have no answer: `new`, there are no such bets;
 * `same`, checking such a bet once more; `another`, one more bet.
 */
export type Intent = "new" | "same" | "another";

export function intentOf(state: CouponDetails): Intent {
  if (ownOpenBets(state).length === 0) return "new";
  return twinOfCoupon(state) === null ? "another" : "same";
}
