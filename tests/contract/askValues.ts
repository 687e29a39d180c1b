import fc, { type Arbitrary } from "fast-check";
import type { Bet } from "../../src/events/coupon/bet.ts";

export const whole = fc.integer({ min: 1, max: 2_000_000_000 });
const cents = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((minor) => minor / 100);
const coef = fc.integer({ min: 1_001, max: 900_000 }).map((thousandths) => thousandths / 1000);
export const text = fc.string({ unit: "grapheme", maxLength: 24 });
export const orNull = <A>(some: Arbitrary<A>) => fc.option(some, { nil: null });
export const feed = fc.constantFrom("live", "line");
export const none = fc.constant({});
export const lngAsk = fc.record({ lng: fc.constantFrom("en", "ru") });
export const slug = fc.constantFrom("cookies", "a b", "ставки", "50%");

const bet: Arbitrary<Bet> = fc.record({
  market: fc.record({
    id: whole,
    coef,
    sportId: fc.nat(300),
    typeId: whole,
    kind: fc.constantFrom(1, 3),
    isLive: fc.boolean(),
    champId: whole,
    champName: text,
    sportName: text,
    gameId: whole,
    param: orNull(fc.integer({ min: -400, max: 400 }).map((quarters) => quarters / 4)),
  }),
  game: fc.record({
    number: whole,
    permanentId: whole,
    status: fc.constantFrom(0, 1, 2, 3, 4),
    finished: fc.boolean(),
    startTime: whole,
    timeSec: fc.nat(20_000),
    opponent1NameEn: text,
    opponent2NameEn: text,
    fullScores: fc.tuple(fc.nat(200), fc.nat(200)).map((pair): number[] => pair),
    formattedScore: text,
  }),
  blockId: fc.nat(9),
  statusId: fc.constant(-2),
  additionalType: orNull(text),
  isBlocked: fc.boolean(),
  isDepend: fc.boolean(),
  isBannedExpress: fc.boolean(),
  isDisabledBanker: fc.boolean(),
  isBanker: fc.boolean(),
  expressId: orNull(whole),
  statisticId: orNull(text),
  playersDuel: orNull(fc.record({ player1Id: whole, player2Id: whole })),
  pageType: fc.constantFrom("sport", "cricket"),
  title: fc.record({ outcome: text, market: text, opponent1: text, opponent2: text }),
});

const typeId = fc.constantFrom(0 as const, 1 as const, 2 as const, 4 as const, 9 as const);
export const coefViewId = fc.constantFrom(0, 1, 2, 4, 5, 6, 14, 15, 16);
const systemValue = fc.integer({ min: 2, max: 20 });
export const couponAsk = {
  typeId,
  systemValue,
  bets: fc.array(bet, { minLength: 1, maxLength: 4 }),
};

export const couponToPlace = fc.record({
  ...couponAsk,
  accountId: whole,
  amount: cents(1_000_000),
  amountByBlockId: fc.dictionary(
    fc.nat(9).map((block) => `${block}`),
    cents(1_000),
    { noNullPrototype: true },
  ),
  changeCoefAction: fc.constantFrom(0, 1, 2),
  coef,
  coefByView: text,
  coefViewId,
  exactCoef: cents(10),
  isDropOnScoreChange: fc.boolean(),
  refId: orNull(whole),
  hyperBonusPercent: cents(10),
  minHyperBonusBetLimit: cents(10),
  maxHyperBonusLimit: orNull(cents(1_000)),
  options: fc.record(
    { isVipBet: fc.boolean(), promoCode: text },
    { requiredKeys: [], noNullPrototype: true },
  ),
});

export const password = { password: text, isRemembered: fc.boolean() };

export const phone = {
  phoneCode: fc.nat(999).map((code) => `+${code}`),
  phone: fc.nat(99_999_999).map(String),
};
export const newPlayer = (own: Record<string, Arbitrary<unknown>>): Arbitrary<object> =>
  fc.record({
    countryId: whole,
    currencyId: whole,
    bonusId: fc.constantFrom(0, 1, 2),
    isTermsAccepted: fc.boolean(),
    referral: fc.dictionary(fc.constantFrom("refererid", "tag"), text, { noNullPrototype: true }),
    ...own,
  });

export const seoPage = fc.record({
  lng: fc.constantFrom("en", "ru"),
  url: fc.constantFrom("/", "/section/live/1", "/информация/a b"),
  section: orNull(fc.constantFrom("main", "live")),
  sportId: orNull(whole),
  champId: orNull(whole),
  gameId: orNull(whole),
});
export const resources = fc.record({
  lng: fc.constantFrom("en", "ru"),
  ids: fc.subarray(["coupon", "favicon", "main"], { minLength: 1 }),
});

export const favorite = fc.record({ type: fc.constantFrom("game", "champ", "team"), id: whole });

/** For a feed with prices, with or without a price profile. */
export const ofProfile = (of: Readonly<Record<string, Arbitrary<unknown>>>): Arbitrary<object> =>
  fc
    .tuple(fc.record(of), fc.option(whole, { nil: undefined }))
    .map(([ask, profileId]) => (profileId === undefined ? ask : { ...ask, profileId }));
