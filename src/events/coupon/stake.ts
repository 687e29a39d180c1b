import { type Account, accountTypes, activeAccount, shownCurrency } from "../account/index.ts";
import type { State } from "../index.ts";
import { amountStep, initialAmount } from "../money/couponAmounts.ts";
import { leastAmount } from "../money/least.ts";
import { amountOf, minorOf } from "../money/minorUnits.ts";
import { singleWagerLimit } from "../limits/index.ts";
import { withPrepaid } from "./prepaid.ts";
import { freeStake } from "./promoStake.ts";
import { typeIdOf } from "./selectors.ts";
import { isVipOn } from "./vip.ts";
import { type Bet, couponTypes } from "./bet.ts";
import { betsToSend, isSystem, leastOffered, systemContent, systemOf } from "./system.ts";

/** The slices that the stake and the next step of a coupon depend on. */
export type CouponDetails = Pick<
  State,
  "account" | "coupon" | "limits" | "reality" | "session" | "shell"
>;

/** The account that pays for the bet: the one chosen in the coupon, else the active one. */
export const couponAccount = ({
  account,
  coupon,
}: Pick<State, "account" | "coupon">): Account | null =>
  account.accounts.find(({ id }) => id === coupon.accountId) ?? activeAccount(account);

/** The stake and its bounds. Amounts in major units of `iso`. */
export type Stake = {
  readonly iso: string;
  /** What a promo code pays, else chosen by the player in this currency, else the initial amount of a coupon. */
  readonly amount: number;
  readonly isChosen: boolean;
  /** A promo code pays it. [coupon-040] */
  readonly isFree: boolean;
  readonly initial: number;
  readonly step: number;
  /** 0: none. */
  readonly min: number;
  /** Null: none, or not known. */
  readonly max: number | null;
  /** The server has said what the maximum of this coupon is, or the coupon has none. */
  readonly isMaxKnown: boolean;
  /** The most that a bet pays; null: any, or not known. [coupon-053] */
  readonly maxPayout: number | null;
  /** The lowest of maximum, balance with what is paid in advance, and the player's limit on one bet; null while none is known. */
  readonly most: number | null;
};

/**
 * Bounds apply to the coupon types that the site lists; a maximum never applies to bonus money. [coupon-037]
 * [coupon-038] [coupon-039]
 */
export function stakeOf(state: CouponDetails): Stake {
  const { coupon } = state;
  const { config } = state.shell;
  const account = couponAccount(state);
  const iso = shownCurrency(account, config);
  // Bounds of another account are in another currency, or for another kind of money.
  const bounds = coupon.boundsAccountId === account?.id ? coupon : null;
  const typeId = typeIdOf(coupon);
  const hasMin = config?.coupon?.minAmountTypeIds?.includes(typeId) === true;
  const hasMax =
    config?.coupon?.maxAmountTypeIds?.includes(typeId) === true &&
    account?.type !== accountTypes.bonus;
  // That of other picks is no maximum of these.
  const isMaxTold = bounds !== null && coupon.boundsContent === contentOf(state);
  const max = hasMax && isMaxTold ? bounds.maxBetAmount : null;
  const money = account === null ? null : withPrepaid(state, account.money, iso);
  const limits = [max, money, singleWagerLimit(state, iso)].filter((limit) => limit !== null);
  const initial = leastAmount(
    bounds?.initialAmount ?? initialAmount(iso, config?.coupon?.initialAmountByCurrencyIso),
    iso,
  );
  const usualStep = amountStep(iso, config?.coupon?.amountStepByCurrencyIso);
  const toldStep = bounds?.amountStep ?? usualStep;
  const least = leastOfSystem(coupon, account) ?? bounds?.minBetAmount ?? 0;
  const isSameCurrency = coupon.amountIso === null || coupon.amountIso === iso;
  const free = freeStake(coupon, iso);
  const chosen = free ?? (isSameCurrency ? coupon.amount : null);
  return {
    iso,
    amount: chosen ?? initial,
    isChosen: chosen !== null,
    isFree: free !== null,
    initial,
    step: leastAmount(ownStep(coupon, iso) ?? (toldStep > 0 ? toldStep : usualStep), iso),
    min: hasMin ? leastAmount(least, iso) : 0,
    max,
    isMaxKnown: isMaxTold || !hasMax,
    // It does not change with the bets, as the other bounds do.
    maxPayout:
      coupon.maxPayout?.accountId === account?.id ? (coupon.maxPayout?.amount ?? null) : null,
    // In whole minor units: nothing finer can be staked.
    most: limits.length === 0 ? null : amountOf(minorOf(Math.min(...limits), iso), iso),
  };
}

/** What a maximum depends on besides the account, of a coupon as it is sent. */
export const boundsContent = (sent: {
  readonly typeId: number;
  readonly systemValue: number;
  readonly bets: readonly Bet[];
  readonly isVipBet?: boolean | undefined;
}): string =>
  [
    sent.typeId,
    ...(sent.typeId === couponTypes.system ? [sent.systemValue] : []),
    ...(sent.isVipBet === true ? ["vip"] : []),
    systemContent(sent.bets),
  ].join(" ");

/** The same of the coupon as it is now; the bonus bet follows from the others. */
const contentOf = (state: CouponDetails): string => {
  const { coupon } = state;
  return boundsContent({
    typeId: typeIdOf(coupon),
    systemValue: systemOf(coupon).size,
    bets: betsToSend(coupon),
    isVipBet: isVipOn(state),
  });
};

/** The least amount that the server offers for the chosen size; null: no system, or not told. [coupon-008] */
const leastOfSystem = (coupon: State["coupon"], account: Account | null): number | null =>
  account !== null && isSystem(coupon) ? leastOffered(coupon, account.id) : null;

/** The step that the player has set for this currency, if they want their own. [coupon-004] */
function ownStep({ settings }: State["coupon"], iso: string): number | null {
  const step = settings.amountStepByCurrencyIso?.[iso];
  return settings.isManualAmountStep === true && step !== undefined && step > 0 ? step : null;
}

/** What is paid of a win: at most the greatest payout, but no less than the stake. In major units. [coupon-053] */
export const paidAtMost = (win: number, stake: number, maxPayout: number | null): number =>
  maxPayout === null ? win : Math.min(win, Math.max(stake, maxPayout));
