import { isSameStake, openTwin, ownOpenBets } from "./openBets.ts";
import {
  type CouponDetails,
  type OpenBet,
  amountByBlockId,
  betsToSend,
  blocksCost,
  couponAccount,
  couponTypes,
  hasBlocks,
  isSingles,
  isSystem,
  openSingles,
  promoToSend,
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
  const amount = hasBlocks(state.coupon) ? blocksCost(state) : stakeOf(state).amount;
  const promoCode = promoToSend(state.coupon);
  const stake = { accountId: account.id, amount, bets, promoCode };
  const same = kindText(currentKind(state));
  return (
    ownOpenBets(state).find((bet) => isSameStake(bet, stake) && kindText(bet.coupon) === same) ??
    null
  );
}

type Kind = Pick<OpenBet["coupon"], "amountByBlockId" | "bets" | "systemValue" | "typeId">;

/** The coupon as it would be sent now. */
const currentKind = (state: CouponDetails): Kind => {
  const { coupon } = state;
  return {
    typeId: typeIdOf(coupon),
    systemValue: isSystem(coupon) ? systemOf(coupon).size : 0,
    bets: [...betsToSend(coupon)],
    amountByBlockId: amountByBlockId(state),
  };
};

/**
 * A system and an anti-express make other bets of the same outcomes than an express, and so does each size, each banker, and
 * each block with its amount.
 */
const kindText = ({ amountByBlockId: amounts, bets, systemValue, typeId }: Kind): string =>
  typeId === couponTypes.system
    ? JSON.stringify([
        systemValue,
        bets
          .map(({ blockId, isBanker, market }) => [market.id, isBanker === true, blockId])
          .toSorted(([a], [b]) => Number(a) - Number(b)),
        Object.entries(amounts),
      ])
    : typeId === couponTypes.antiExpress
      ? "anti"
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
