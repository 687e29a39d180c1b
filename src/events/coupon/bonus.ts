import { bonusMilliOf } from "../money/bonusBet.ts";
import type { State } from "../index.ts";
import { type Bet, couponTypes } from "./bet.ts";
import { antiExpressOf } from "./antiExpress.ts";
import { betView, isAntiExpress, milliOf, productOfCoefs, typeIdOf } from "./selectors.ts";

/** The slices that say whether a coupon has a bonus bet. */
export type BonusDetails = Pick<State, "coupon" | "shell">;

/** A bonus bet has no sport or a bonus type. [bets-006] */
export const isBonusBet = (bet: {
  readonly sportId?: number | undefined;
  readonly additionalType?: string | null | undefined;
}): boolean => bet.sportId === 0 || (bet.additionalType ?? null) !== null;

/** The bets that the player picked. */
export const pickedBets = (bets: readonly Bet[]): readonly Bet[] =>
  bets.filter(
    ({ additionalType, market: { sportId } }) => !isBonusBet({ additionalType, sportId }),
  );

/**
 * The price of the bonus bet that an express gets at these prices of its bets; null: it gets none.
 * [coupon-025] [coupon-026]
 */
function bonusCoefAt({ coupon, shell }: BonusDetails, coefOf: (bet: Bet) => number): number | null {
  if (shell.config?.coupon?.isBonusBetAllowed !== true) return null;
  if (typeIdOf(coupon) !== couponTypes.express) return null;
  const milli = bonusMilliOf(
    coupon.bets.map((bet) => ({ milli: milliOf(coefOf(bet)), kind: bet.market.kind })),
  );
  return milli === null ? null : milli / 1000;
}

/** A bonus bet at the current prices: its price, and whether the player took it out by hand. [coupon-012] */
type BonusBet = { readonly coef: number; readonly isDeleted: boolean };

/**
 * The bonus bet of the coupon, null if it cannot have one. It is never stored: it follows from the bets, their
 * prices and the site.
 */
export function bonusBetOf(state: BonusDetails): BonusBet | null {
  const { coupon } = state;
  const coef = bonusCoefAt(state, (bet) => betView(coupon, bet).coef);
  return coef === null ? null : { coef, isDeleted: coupon.isBonusDeleted };
}

const countedBonus = (coupon: BonusDetails["coupon"], coef: number | null): readonly number[] =>
  coef === null || coupon.isBonusDeleted ? [] : [coef];

/** The bonus bet as it is sent after the others, none if the coupon has none. */
export function bonusToSend(state: BonusDetails): readonly Bet[] {
  const bonus = bonusBetOf(state);
  return bonus === null || bonus.isDeleted ? [] : [betOfBonus(bonus.coef)];
}

/** Total price of the coupon with its bonus bet; of an anti-express the server's, 0: none. [coupon-013] [coupon-015] [coupon-031] */
export function totalCoefOf(state: BonusDetails): number {
  const { coupon } = state;
  if (coupon.bets.length === 0) return 0;
  if (isAntiExpress(coupon)) return antiExpressOf(coupon)?.coef ?? 0;
  const coefs = coupon.bets.map((bet) => betView(coupon, bet).coef);
  const bonus = bonusBetOf(state);
  return productOfCoefs([...coefs, ...countedBonus(coupon, bonus?.coef ?? null)]);
}

/** The same at the prices that the player agreed to. */
export function agreedTotalCoefOf(state: BonusDetails): number {
  const { coupon } = state;
  if (isAntiExpress(coupon)) return antiExpressOf(coupon)?.agreedCoef ?? totalCoefOf(state);
  const coefs = coupon.bets.map(({ market }) => market.coef);
  const bonus = bonusCoefAt(state, ({ market }) => market.coef);
  return productOfCoefs([...coefs, ...countedBonus(coupon, bonus)]);
}

/** On no match, so it has no outcome of a feed; the server makes its own price of it. */
const betOfBonus = (coef: number): Bet => ({
  market: {
    id: 0,
    coef,
    sportId: 0,
    typeId: 0,
    kind: 3,
    isLive: false,
    champId: 0,
    champName: "",
    sportName: "",
    gameId: 0,
    param: null,
  },
  game: {
    number: 0,
    permanentId: 0,
    status: 0,
    finished: false,
    startTime: 0,
    timeSec: 0,
    opponent1NameEn: "",
    opponent2NameEn: "",
    fullScores: [],
    formattedScore: "",
  },
  blockId: 0,
  statusId: -2,
  additionalType: "express_bonus",
  isBlocked: false,
  isDepend: false,
  isBannedExpress: false,
  isDisabledBanker: false,
  expressId: null,
  statisticId: null,
  playersDuel: null,
  pageType: "sport",
  title: { outcome: "", market: "", opponent1: "", opponent2: "" },
});
