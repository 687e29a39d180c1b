import { FieldReader } from "../http/body.ts";
import { type Fields, isFields } from "../json.ts";
import { ApiError, type FieldError, invalid } from "../http/errors.ts";
import { exactMinor } from "../../src/events/money/minorUnits.ts";
import type { HyperBonus } from "../../src/events/money/hyperBonus.ts";
import { LEAST_SYSTEM_BETS, MOST_COMBINATIONS } from "../../src/events/money/systems.ts";
import { toMilli } from "../money.ts";
import { type BlockMinor, blockIdIn, blockIdsOf, blockMinorsIn, sizesOf } from "./blocks.ts";
import { type AskedBonus, isBonusBet } from "./bonus.ts";
import { prepaidIn } from "./advances.ts";
import { readHyperBonus } from "./hyperBonus.ts";

/** The most bets a coupon can request prices for at once (contract, `prices`). */
const maxBets = 100;

/** The fields of a requested bet that the server uses. */
export type AskedBet = {
  readonly outcomeId: number;
  readonly gameId: number;
  readonly coefMilli: number;
  /** The score that the player saw; null if the client does not say. */
  readonly seenScore: readonly [number, number] | null;
  /** In a system: in every combination. */
  readonly isBanker: boolean;
  /** In a system in blocks: the block that it is in; 0 of a banker, and where there are no blocks. */
  readonly blockId: number;
};

export type AskedCoupon = {
  /** 0 single, 1 express, 2 system, 4 anti-express, 9 set of singles, which is placed as a coupon of type 0 per bet. */
  readonly typeId: 0 | 1 | 2 | 4 | 9;
  /** Bets per combination of a system, bankers included. */
  readonly systemValue: number;
  /** Without the bonus bet. */
  readonly bets: readonly AskedBet[];
  /** Absent: it asks for no bonus bet. */
  readonly bonus?: AskedBonus | undefined;
};

export type CouponToPlace = AskedCoupon & {
  readonly accountId: number;
  readonly userId: number;
  readonly amountMinor: number;
  /** Of a system in blocks: the amount of each block, which add up to `amountMinor`; else empty. [coupon-045] */
  readonly blockMinors: readonly BlockMinor[];
  /** 0 refuse any change, 1 accept any change, 2 accept a higher price only. */
  readonly changeCoefAction: 0 | 1 | 2;
  /** Lowest total coef that the player accepts, 0 for any. */
  readonly exactMilli: number;
  /** Of an anti-express: the price that the player agreed to, in thousandths. [coupon-015] */
  readonly antiExpressMilli?: number;
  readonly isDropOnScoreChange: boolean;
  /** What the player was shown; null: nothing. */
  readonly hyperBonus?: HyperBonus | null;
  /** The referrer that the player came by; null: none, or not told. */
  readonly refId?: number | null;
  /** The code that pays the stake; absent: the account does. */
  readonly promoCode?: string | undefined;
  /** Of the amount, what open bets are to pay; absent: nothing. */
  readonly prepaidMinor?: number | undefined;
  readonly isVipBet: boolean;
  readonly isAutoMax: boolean;
  readonly isOneClick: boolean;
};

/** @throws ApiError 400, code 11. Any type. */
export function readCoupon(fields: Fields): AskedCoupon {
  const reader = new FieldReader(fields);
  const coupon = couponIn(reader, fields, "", [0, 1, 2, 4, 9]);
  reader.done();
  return coupon;
}

/**
 * @param path where the coupon is in the body: empty, or such as `coupons.0.`
 * @throws ApiError 400, code 11, with every invalid field.
 */
export function readCouponToPlace(
  fields: Fields,
  currencyOf: (accountId: number) => string,
  path = "",
): CouponToPlace {
  const reader = new FieldReader(fields, path);
  const accountId = reader.integer("accountId");
  const action = reader.integer("changeCoefAction");
  if (action !== 0 && action !== 1 && action !== 2)
    reader.fail("changeCoefAction", "enum", "0, 1 or 2 expected");
  const amountMinor = exactMinor(reader.number("amount"), currencyOf(accountId));
  if (amountMinor === null || amountMinor < 0)
    reader.fail("amount", "step", "no finer than the currency, not negative");
  const exactMilli = toMilli(reader.number("exactCoef"));
  if (exactMilli === null || exactMilli < 0)
    reader.fail("exactCoef", "step", "at most three decimals");
  const options = isFields(fields["options"]) ? fields["options"] : {};
  const asked = couponIn(reader, fields, path, [0, 1, 2, 4]);
  const agreedMilli = asked.typeId === 4 ? toMilli(reader.number("coef")) : null;
  if (asked.typeId === 4 && agreedMilli === null)
    reader.fail("coef", "step", "at most three decimals");
  const shown = readHyperBonus(fields, currencyOf(accountId), path);
  reader.errors.push(...shown.errors);
  const prepaidMinor = prepaidIn(reader, options["prepaidAmount"], {
    amountMinor: amountMinor ?? 0,
    iso: currencyOf(accountId),
  });
  const coupon: CouponToPlace = {
    ...asked,
    ...(prepaidMinor > 0 && { prepaidMinor }),
    blockMinors: blockMinorsIn(reader, fields, asked, {
      amountMinor: amountMinor ?? 0,
      iso: currencyOf(accountId),
    }),
    accountId,
    userId: reader.integer("userId"),
    amountMinor: amountMinor ?? 0,
    changeCoefAction: action === 0 || action === 1 ? action : 2,
    exactMilli: exactMilli ?? 0,
    ...(agreedMilli !== null && { antiExpressMilli: agreedMilli }),
    isDropOnScoreChange: reader.isTrue("isDropOnScoreChange"),
    hyperBonus: shown.bonus,
    refId: (fields["refId"] ?? null) === null ? null : reader.integer("refId"),
    ...(typeof options["promoCode"] === "string" &&
      options["promoCode"] !== "" && { promoCode: options["promoCode"] }),
    isVipBet: options["isVipBet"] === true,
    isAutoMax: options["isAutoMax"] === true,
    isOneClick: options["isOneClick"] === true,
  };
  reader.done();
  return coupon;
}

function couponIn(
  reader: FieldReader,
  fields: Fields,
  path: string,
  types: readonly AskedCoupon["typeId"][],
): AskedCoupon {
  const asked = reader.integer("typeId");
  const typeId = types.find((type) => type === asked);
  if (typeId === undefined) reader.fail("typeId", "enum", `one of ${types.join(", ")} expected`);
  const rawBets = Array.isArray(fields["bets"]) ? fields["bets"] : null;
  if (!rawBets) reader.fail("bets", "required", "list expected");
  const bets = (rawBets ?? []).filter((bet: unknown) => !isBonusBet(bet));
  const [bonus, ...tooMany] = (rawBets ?? []).filter(isBonusBet);
  if (tooMany.length > 0) reader.fail("bets", "bonus", "at most one bonus bet");
  if (bets.length > maxBets)
    reader.fail("bets", "maxItems", `at most ${maxBets} bets, got ${bets.length}`);
  const systemValue = typeId === 2 ? reader.integer("systemValue") : 2;
  // The contract's least value; by how much it is too large depends on the bets, see `checkCount`.
  if (systemValue < 2) reader.fail("systemValue", "minimum", "at least 2 bets per combination");
  return {
    typeId: typeId ?? 0,
    systemValue,
    bets: bets
      .slice(0, maxBets)
      .map((bet: unknown, index) => betIn(bet, `${path}bets.${index}.market.`, reader)),
    ...(bonus === undefined ? {} : { bonus: bonusIn(bonus, `${path}bets.bonus.market.`, reader) }),
  };
}

function betIn(bet: unknown, path: string, reader: FieldReader): AskedBet {
  const market = isFields(bet) && isFields(bet["market"]) ? bet["market"] : {};
  const betReader = new FieldReader(market, path);
  const read = {
    outcomeId: betReader.integer("id"),
    gameId: betReader.integer("gameId"),
    coefMilli: toMilli(betReader.number("coef")) ?? 0,
    seenScore: scoreIn(isFields(bet) ? bet["game"] : null),
    isBanker: isFields(bet) && bet["isBanker"] === true,
    blockId: blockIdIn(bet),
  };
  if (read.coefMilli < 1000)
    betReader.fail("coef", "min", "a coef of at least 1 with at most three decimals expected");
  reader.errors.push(...betReader.errors);
  return read;
}

function bonusIn(bet: unknown, path: string, reader: FieldReader): AskedBonus {
  const market = isFields(bet) && isFields(bet["market"]) ? bet["market"] : {};
  const betReader = new FieldReader(market, path);
  const read = {
    outcomeId: betReader.integer("id"),
    coefMilli: toMilli(betReader.number("coef")) ?? 0,
  };
  reader.errors.push(...betReader.errors);
  return read;
}

function scoreIn(game: unknown): readonly [number, number] | null {
  const scores = isFields(game) ? game["fullScores"] : null;
  if (!Array.isArray(scores)) return null;
  const [first, second]: unknown[] = scores;
  return typeof first === "number" && typeof second === "number" ? [first, second] : null;
}

const leastBets = { 1: 2, 2: LEAST_SYSTEM_BETS, 4: 2, 9: 1 } as const;

const countTexts = {
  0: "a single has one bet",
  1: "an express has two bets or more",
  2: "a system has three bets or more",
  4: "an anti-express has two bets or more",
  9: "a set has one bet or more",
} as const;

/**
 * Checks the number of bets required by the type; a coupon that is not placed yet may have any number.
 * @throws ApiError 400, code 11.
 */
export function checkCount(coupon: AskedCoupon, path = ""): void {
  const { typeId, bets } = coupon;
  const isValid = typeId === 0 ? bets.length === 1 : bets.length >= leastBets[typeId];
  if (isValid) return typeId === 2 ? checkSize(coupon, path) : undefined;
  const error: FieldError = {
    field: `${path}bets`,
    code: "count",
    message: countTexts[typeId],
  };
  throw new ApiError(400, 11, { errors: [error] });
}

/** A system leaves a bet out and takes one besides its bankers. @throws ApiError 400, code 11. */
function checkSize(coupon: AskedCoupon, path: string): void {
  const { bets, systemValue } = coupon;
  const bankers = bets.filter(({ isBanker }) => isBanker).length;
  const ids = blockIdsOf(coupon);
  const outside = bets.findIndex(({ isBanker, blockId }) => !isBanker && !ids.includes(blockId));
  if (ids.length > 0 && outside >= 0)
    throw invalid(`${path}bets.${outside}.blockId`, "required", "each bet is in a block");
  if (sizesOf(coupon).some(({ size }) => size === systemValue)) return;
  throw invalid(
    `${path}systemValue`,
    "range",
    `above the ${bankers} bankers, below the ${bets.length} bets, in each block, at most ${MOST_COMBINATIONS} combinations`,
  );
}
