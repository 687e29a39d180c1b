import fc, { type Arbitrary } from "fast-check";
import type { Bet } from "../../src/events/coupon/bet.ts";

const whole = fc.integer({ min: 1, max: 2_000_000_000 });
const cents = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((minor) => minor / 100);
const coef = fc.integer({ min: 1_001, max: 900_000 }).map((thousandths) => thousandths / 1000);
const text = fc.string({ unit: "grapheme", maxLength: 24 });
const orNull = <A>(some: Arbitrary<A>) => fc.option(some, { nil: null });
const feed = fc.constantFrom("live", "line");
const none = fc.constant({});

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
  expressId: orNull(whole),
  statisticId: orNull(text),
  playersDuel: orNull(fc.record({ player1Id: whole, player2Id: whole })),
  pageType: fc.constantFrom("sport", "cricket"),
  title: fc.record({ outcome: text, market: text, opponent1: text, opponent2: text }),
});

const typeId = fc.constantFrom(0 as const, 1 as const, 2 as const, 4 as const, 9 as const);
const coefViewId = fc.constantFrom(0, 1, 2, 4, 5, 6, 14, 15, 16);
const systemValue = fc.integer({ min: 2, max: 20 });
const couponAsk = { typeId, systemValue, bets: fc.array(bet, { minLength: 1, maxLength: 4 }) };

const couponToPlace = fc.record({
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
});

const password = { password: text, isRemembered: fc.boolean() };

/** What epics may ask, by the name of the call; a call that is missing here fails its test. */
export const asks: Readonly<Record<string, Arbitrary<object>>> = {
  SiteConfig: fc.record({ lang: fc.constantFrom("en", "ru") }),
  CheckSection: fc.record({
    section: fc.constantFrom("home", "game", "history"),
    timeoutMs: fc.constant(1_000),
  }),
  ConfigGroups: fc.record({
    groups: fc.constantFrom(["experiments"], ["experiments", "banners"]),
    lang: fc.constantFrom("en", "ru"),
  }),
  AppVersion: none,
  Block: fc.record({ isSignedIn: fc.boolean(), path: fc.constantFrom("/en", "/ru/coupon") }),
  Redirect: fc.record({ path: fc.constantFrom("/en", "/ru/coupon") }),
  SendMetrics: fc.record({
    key: fc.constantFrom("web", "a b"),
    source: fc.constantFrom(55, 119),
    events: fc.array(
      fc.record({
        id: fc.constantFrom(101, 102, 201, 301),
        name: text,
        at: whole,
        params: fc.dictionary(fc.constantFrom("route", "ms"), fc.oneof(text, whole), {
          noNullPrototype: true,
        }),
      }),
      { maxLength: 5 },
    ),
  }),
  OpenSession: none,
  CheckSession: none,
  Disconnect: none,
  SignInByLogin: fc.record({ login: text, ...password }),
  SignInByPhone: fc.record({
    phoneCode: fc.nat(999).map((code) => `+${code}`),
    phone: fc.nat(99_999_999).map(String),
    ...password,
  }),
  PhoneCountries: none,
  PhoneMasks: none,
  Accounts: none,
  Balance: none,
  RefreshCoupon: fc.record({ ...couponAsk, coefViewId }),
  CouponLimits: fc.record({ ...couponAsk, accountId: whole }),
  PlaceCoupon: fc.record({ key: fc.uuid(), userId: whole, coupon: couponToPlace }),
  PlaceState: fc.record({
    requestId: fc.oneof(
      fc.uuid(),
      text.filter((id) => id !== ""),
    ),
  }),
  BetsHistory: fc.record({
    status: orNull(fc.constantFrom("open", "won,lost")),
    pageToken: orNull(text),
  }),
  OpenBets: none,
  RefreshAuth: none,
  SecureData: none,
  FeedProfiles: none,
  UserConfig: none,
  Rights: fc.record({ rights: fc.subarray(["bet", "withdraw"]) }),
  OAuth: fc.record(
    {
      provider: fc.constantFrom("google", "apple"),
      returnUrl: fc.webUrl(),
      code: text,
      state: text,
    },
    { requiredKeys: ["provider", "returnUrl"], noNullPrototype: true },
  ),
  SwitchAccount: fc.record({ id: whole }),
  AddCurrency: fc.record({ currencyId: whole }),
  RemoveCurrency: fc.record({ id: whole }),
  Currencies: fc.record({ lng: fc.constantFrom("en", "ru") }),
  PrepaidAmount: fc.record({ accountId: whole }),
  ConvertStatus: none,
  ClientLimits: none,
  SessionPing: none,
  DecideLimit: fc.record({ limitType: fc.constantFrom(20, 21, 22), action: fc.constantFrom(0, 1) }),
  CancelLimit: fc.record({ limitType: fc.constantFrom(20, 21, 22) }),
  RealityCheck: fc.record({
    action: fc.constantFrom("continue", "log_out", "nothing"),
    doNotShowAgain: fc.boolean(),
    popupShowAt: whole,
  }),
  TermsStatus: none,
  Terms: fc.record({ lng: fc.constantFrom("en", "ru") }),
  TermsConfirm: fc.record({ updatedAt: whole }),
  FeedList: fc.record({
    feed,
    sportId: orNull(whole),
    isTop: fc.boolean(),
    since: orNull(fc.nat()),
    isQuiet: fc.boolean(),
  }),
  FeedGame: fc.record({ feed, gameId: whole, since: orNull(fc.nat()), isQuiet: fc.boolean() }),
  Prices: fc.record({
    feed,
    ids: fc
      .uniqueArray(whole, { minLength: 1, maxLength: 100 })
      .map((ids) => ids.sort((one, other) => one - other)),
  }),
  Sports: fc.record({ feed, lng: fc.constantFrom("en", "ru") }),
  MarketTypes: fc.record({ lng: fc.constantFrom("en", "ru") }),
};
