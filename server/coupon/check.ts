import { outcomeState } from "../feed/outcomeState.ts";
import type { Book } from "../feed/book.ts";
import type { Game, Outcome } from "../feed/types.ts";
import { freeWinMinor } from "../../src/events/money/freeBet.ts";
import { type HyperBonus, hyperBonusMinor } from "../../src/events/money/hyperBonus.ts";
import { winMinor } from "../../src/events/money/winnings.ts";
import { amountOf } from "../../src/events/money/minorUnits.ts";
import { toCoef, toMilli } from "../money.ts";
import type { Account } from "../players/accounts.ts";
import { type AntiExpress, antiExpressOf } from "./antiExpress.ts";
import { type Advance, type AdvanceOn, isAdvancePossible, noAdvance } from "./advances.ts";
import type { Allowed } from "./allowed.ts";
import { boundsAt } from "./bounds.ts";
import { bonusMilliAt } from "./bonus.ts";
import { type AskedCode, isPayable } from "./couponPromo.ts";
import { paidAtMost } from "./greatestPayout.ts";
import { hyperBonusAt, hyperFields, isLess } from "./hyperBonus.ts";
import { kindOf } from "./refresh.ts";
import type { AskedBet, CouponToPlace } from "./request.ts";
import { type StakePart, stakeParts } from "./stakeParts.ts";
import { possibleWinAt, totalMilliAt } from "./total.ts";

/** Codes 2001 to 2010 of the contract. */
export type RefusalCode = 2001 | 2002 | 2003 | 2004 | 2005 | 2006 | 2007 | 2008 | 2009 | 2010;

export type ChangedBet = {
  readonly marketId: number;
  readonly coef: number;
  readonly isBlocked: boolean;
};

export type Refusal = {
  readonly isTaken: false;
  readonly code: RefusalCode;
  /** Bets whose price or state differs from the request. */
  readonly bets: readonly ChangedBet[];
  readonly data: Readonly<Record<string, unknown>>;
};

export type TakenBet = {
  readonly outcome: Outcome;
  readonly game: Game;
  readonly coefMilli: number;
};

export type Taken = {
  readonly isTaken: true;
  /** A Vip bet above the usual maximum, which somebody looks at first. */
  readonly isForTrader: boolean;
  readonly bets: readonly TakenBet[];
  /** Price of its bonus bet in thousandths; null: it has none. */
  readonly bonusMilli: number | null;
  /** What it adds to the winnings; null: nothing. */
  readonly hyperBonus: HyperBonus | null;
  /** Null: it is no anti-express. */
  readonly antiExpress: AntiExpress | null;
  readonly totalMilli: number;
  readonly amountMinor: number;
  /** What it pays if all its bets win. */
  readonly possibleMinor: number;
  /** The code that pays the stake; null: the account does. */
  readonly promoCode: string | null;
  /** What is paid of the amount in advance; absent: nothing. */
  readonly advance?: Advance;
};

type Lookup = {
  readonly asked: AskedBet;
  readonly outcome: Outcome | undefined;
  readonly game: Game | undefined;
};

/**
 * Decides whether a coupon can be accepted given the current feed and account. Reasons that the player cannot
 * change (match over, suspended) come first, then the coupon, the price, the amount, the balance.
 */
export function checkCoupon(
  coupon: CouponToPlace,
  book: Book,
  account: Account,
  allowed: Allowed,
  asked: AskedCode | null = null,
  advanceOn: AdvanceOn = noAdvance,
): Refusal | Taken {
  const lookups = coupon.bets.map((asked) => lookUp(asked, book));
  const refuse = (code: RefusalCode, data: Refusal["data"] = {}): Refusal => ({
    isTaken: false,
    code,
    bets: lookups.filter(isChanged).map(changedBet),
    data,
  });

  const isPaidByCode = coupon.promoCode !== undefined;
  if (isPaidByCode && !(asked && isPayable(asked.code, account, coupon))) return refuse(2009);
  if (!isAdvancePossible(coupon)) return refuse(2010);
  if (lookups.some(({ game }) => !game || game.status === 4)) return refuse(2003);
  const available = lookups.flatMap(({ asked, outcome, game }) =>
    outcome && game ? [{ asked, outcome, game }] : [],
  );
  if (
    available.length < lookups.length ||
    available.some(({ outcome }) => outcome.state !== outcomeState.open)
  )
    return refuse(2002);
  const isVipTaken = allowed.isVipAllowed && coupon.typeId !== 4;
  if (coupon.isVipBet && !(isVipTaken && isVipPossible(available, account))) return refuse(2010);
  const games = new Set(available.map(({ game }) => game.permanentId));
  if (games.size < available.length) return refuse(2008);
  if (
    coupon.isDropOnScoreChange &&
    available.some(({ asked, game }) => hasScoreChanged(asked, game))
  ) {
    return refuse(2007);
  }
  const bets = available.map(({ outcome, game }) => ({
    outcome,
    game,
    coefMilli: milliOf(outcome),
  }));
  const coefs = bets.map(({ coefMilli }) => coefMilli);
  if (asked !== null && asked.reasonAt(coefs) !== null) return refuse(2009);
  const bonusMilli = bonusMilliAt(
    coupon,
    coefs,
    bets.map(({ game }) => kindOf(game)),
  );
  if (coupon.bonus !== undefined && (bonusMilli === null || !allowed.isBonusAllowed))
    return refuse(2010);
  const antiExpress =
    coupon.typeId === 4
      ? antiExpressOf(
          book,
          bets.map(({ outcome }) => outcome),
        )
      : null;
  if (coupon.typeId === 4 && antiExpress === null) return refuse(2001);
  const totalMilli = antiExpress?.milli ?? totalMilliAt(coupon, coefs);
  const isPriceRefused =
    agreedPrices(coupon, available, antiExpress).some(
      ({ askedMilli, milli }) => !isPriceTaken(coupon.changeCoefAction, askedMilli, milli),
    ) ||
    (coupon.bonus !== undefined &&
      bonusMilli !== null &&
      !isPriceTaken(coupon.changeCoefAction, coupon.bonus.coefMilli, bonusMilli)) ||
    totalMilli < coupon.exactMilli;
  if (isPriceRefused) return refuse(2001, { coef: toCoef(totalMilli) });

  const major = (minor: number): number => amountOf(minor, account.currencyIso);
  const boundsOf = (part: StakePart, isVip: boolean) =>
    boundsAt(part.totalMilli, account.currencyIso, part.count, isVip);
  const parts = stakeParts(coupon, coefs, totalMilli);
  // A maximum does not apply on a bonus account. [coupon-039]
  const mostOf = (part: StakePart): number =>
    account.type === 4 ? Infinity : boundsOf(part, coupon.isVipBet).mostMinor;
  for (const part of parts) {
    const { leastMinor, mostMinor } = boundsOf(part, coupon.isVipBet);
    const block = part.blockId === null ? {} : { blockId: part.blockId };
    if (part.minor < leastMinor) return refuse(2004, { minBetAmount: major(leastMinor), ...block });
    const isLowered = coupon.isAutoMax && !isPaidByCode && part.blockId === null;
    if (part.minor > mostOf(part) && !isLowered)
      return refuse(2005, { maxBetAmount: major(mostMinor), ...block });
  }
  const amountMinor = parts.reduce((sum, part) => sum + Math.min(part.minor, mostOf(part)), 0);
  const advance = advanceOn([...games], Math.min(coupon.prepaidMinor ?? 0, amountMinor));
  if (advance.minor > advance.availableMinor)
    return refuse(2006, {
      money: major(account.minor),
      availablePrepaidAmount: major(advance.availableMinor),
    });
  if (amountMinor - advance.minor > account.minor && !isPaidByCode)
    return refuse(2006, { money: major(account.minor) });
  const hyperBonus = hyperBonusAt(coupon, coefs, account, allowed.isHyperBonusGiven);
  if (isLess(hyperBonus, coupon.hyperBonus, amountMinor))
    return refuse(2001, {
      coef: toCoef(totalMilli),
      ...hyperFields(hyperBonus, account.currencyIso),
    });
  const stakes = { minor: amountMinor, blocks: coupon.blockMinors };
  const returnMinor =
    antiExpress === null ? possibleWinAt(coupon, coefs, stakes) : winMinor(amountMinor, totalMilli);
  const isForTrader =
    coupon.isVipBet && parts.some((part) => part.minor > boundsOf(part, false).mostMinor);
  const possibleMinor = paidAtMost(
    isPaidByCode
      ? freeWinMinor(returnMinor, amountMinor)
      : returnMinor + (hyperBonus ? hyperBonusMinor(hyperBonus, amountMinor, returnMinor) : 0),
    { stakeMinor: amountMinor, iso: account.currencyIso, isVip: isForTrader },
  );
  const promoCode = asked?.code.code ?? null;
  return {
    isTaken: true,
    isForTrader,
    bets,
    bonusMilli,
    hyperBonus,
    antiExpress,
    totalMilli,
    amountMinor,
    possibleMinor,
    promoCode,
    ...(advance.minor > 0 && { advance }),
  };
}

/** The prices that the player agreed to, and those of now: an anti-express has one of its own instead of its bets'. */
const agreedPrices = (
  coupon: CouponToPlace,
  available: readonly { readonly asked: AskedBet; readonly outcome: Outcome }[],
  antiExpress: AntiExpress | null,
) =>
  antiExpress === null
    ? available.map(({ asked, outcome }) => ({
        askedMilli: asked.coefMilli,
        milli: milliOf(outcome),
      }))
    : [{ askedMilli: coupon.antiExpressMilli ?? 0, milli: antiExpress.milli }];

/** A Vip bet has only bets of the line, and an account with a maximum. [coupon-033] [coupon-034] */
const isVipPossible = (available: readonly { readonly game: Game }[], account: Account): boolean =>
  account.type !== 4 && available.every(({ game }) => game.feed === "line");

function lookUp(asked: AskedBet, book: Book): Lookup {
  const outcome = book.outcome(asked.outcomeId);
  const game =
    book.game(outcome?.gameId ?? asked.gameId) ?? book.game(book.movedGame(asked.gameId) ?? -1);
  return { asked, outcome, game };
}

function isChanged({ asked, outcome }: Lookup): boolean {
  return !outcome || outcome.state !== outcomeState.open || milliOf(outcome) !== asked.coefMilli;
}

function changedBet({ asked, outcome }: Lookup): ChangedBet {
  return {
    marketId: asked.outcomeId,
    coef: outcome?.coef ?? toCoef(asked.coefMilli),
    isBlocked: outcome?.state !== outcomeState.open,
  };
}

const isPriceTaken = (action: 0 | 1 | 2, askedMilli: number, currentMilli: number): boolean =>
  action === 1 || currentMilli === askedMilli || (action === 2 && currentMilli > askedMilli);

function hasScoreChanged({ seenScore }: AskedBet, { score }: Game): boolean {
  const [first, second] = score?.full ?? [0, 0];
  return seenScore !== null && (seenScore[0] !== first || seenScore[1] !== second);
}

const milliOf = ({ coef }: Outcome): number => toMilli(coef) ?? Math.floor(coef * 1000);
