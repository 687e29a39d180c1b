import { RefreshCoupon } from "../../src/events/coupon/placeEvents.ts";
import { LoadFeedGame, LoadFeedList, LoadPrices } from "../../src/events/sports/events.ts";
import { type Answer, answers, whenAsked } from "./replies.ts";
import { START_AT } from "./world.ts";

/**
 * The site that a drawing plays on: one live game (501, Reds v Blues) with the outcomes 901, 902 and 903, and
 * one of the line (502, Greens v Greys) with 911, 912 and 913; a player with 100.00 EUR.
 */
export const siteConfig = {
  site: { environment: "test", appVersion: "0.1.0" },
  languages: { default: "en", available: ["en"] },
  coupon: { minAmountTypeIds: [0, 1], maxAmountTypeIds: [0, 1], isQuickPanelShown: true },
  polling: { defaultMs: 10_000, lineMs: 15_000, liveMs: 5_000, pauseHiddenMs: 30_000 },
};

/** The site with its maintenance: from an instant of the drawing (ms after its start), or already. */
export const closedSite = (afterMs: number | null = null) => ({
  ...siteConfig,
  maintenance: {
    isActive: afterMs === null,
    started_at: afterMs === null ? null : (START_AT + afterMs) / 1000,
    ended_at: null,
    notify_started_at: null,
    notify_ended_at: null,
  },
});

export const account = {
  id: 11,
  type: 0,
  iso: "EUR",
  symbol: "€",
  currencyId: 2,
  money: 100,
  points: 0,
  label: "Main",
  labelWithSymbol: "Main €",
  isActive: true,
  isPointsTypeBalance: false,
};

const FIRST = {
  live: { game: 501, market: 701, outcome: 901 },
  line: { game: 502, market: 711, outcome: 911 },
};
const COEFS = [1.85, 3.4, 4.25];
type Feed = "live" | "line";

const outcomeIds = (feed: Feed): number[] => COEFS.map((_, index) => FIRST[feed].outcome + index);

export const gameCard = (feed: Feed) => ({
  id: FIRST[feed].game,
  permanentId: FIRST[feed].game + 10_000,
  number: FIRST[feed].game,
  sportId: 1,
  champId: 31,
  kind: 1,
  status: feed === "live" ? 1 : 0,
  finished: false,
  startTime: START_AT / 1000 + (feed === "live" ? -600 : 7_200),
  marketsCount: 1,
  opponent1: {
    id: 1,
    name: feed === "live" ? "Reds" : "Greens",
    nameEn: feed === "live" ? "Reds" : "Greens",
  },
  opponent2: {
    id: 2,
    name: feed === "live" ? "Blues" : "Greys",
    nameEn: feed === "live" ? "Blues" : "Greys",
  },
});

/** Prices of a feed's outcomes; `states` 0 open, 1 suspended, 2 gone. */
export const pricesOf = (
  feed: Feed,
  coefs: readonly number[] = COEFS,
  states: readonly number[] = [0, 0, 0],
) => ({
  ids: outcomeIds(feed),
  coefs: [...coefs],
  states: [...states],
});

const head = (cursor: number, full: boolean) => ({
  cursor,
  full,
  pollAfterMs: 5_000,
  serverTime: START_AT,
});

/** The whole list of a feed. */
export const wholeFeed = (feed: Feed) => ({
  ...head(1, true),
  idSpace: { games: [500, 600], markets: [700, 800], outcomes: [900, 1000] },
  champs: [{ id: 31, sportId: 1, name: "Premier Shield", nameEn: "Premier Shield", order: 1 }],
  games: [gameCard(feed)],
  markets: { ids: [FIRST[feed].market], gameIds: [FIRST[feed].game], typeIds: [1], params: [null] },
  outcomes: {
    ...pricesOf(feed),
    marketIds: COEFS.map(() => FIRST[feed].market),
    typeIds: [1, 2, 3],
    params: COEFS.map(() => null),
  },
});

/** What changed since a cursor: these prices, or nothing. */
export const feedChange = (cursor: number, prices?: ReturnType<typeof pricesOf>) => ({
  ...head(cursor, false),
  ...(prices === undefined ? {} : { prices }),
});

export const pricesAnswer = (prices: ReturnType<typeof pricesOf>, missingIds: number[] = []) => ({
  cursor: 1,
  pollAfterMs: 3_000,
  serverTime: START_AT,
  prices,
  gameIds: prices.ids.map(() => 501),
  missingIds,
});

export const placeAccepted = {
  success: true,
  state: "accepted",
  requestId: "request-1",
  couponId: 77,
  coef: 1.85,
  amount: 10,
  possibleWin: 18.5,
  balance: 90,
};
export const placePending = {
  success: true,
  state: "pending",
  requestId: "request-1",
  couponId: null,
};
export const placeRejected = {
  success: false,
  state: "rejected",
  requestId: "request-1",
  couponId: null,
  code: 2001,
};

/** The session lives on the server, behind a cookie that all tabs of the browser share. */
function sessionAnswers(isPlayer: boolean) {
  let isSignedIn = isPlayer;
  const set = (isIn: boolean, body: unknown) => () => {
    isSignedIn = isIn;
    return answers(body);
  };
  const welcome = { success: true, responseType: "done", userInfo: { userId: 4711 } };
  return {
    CheckSession: () => answers({ user_id: isSignedIn ? 4711 : null }),
    SignInByLogin: set(true, welcome),
    SignInByPhone: set(true, welcome),
    Disconnect: set(false, { success: true }),
  };
}

/** Answers of a site where all goes well. */
export const siteAnswers = (isPlayer: boolean): Readonly<Record<string, Answer>> => ({
  ...sessionAnswers(isPlayer),
  SiteConfig: answers(siteConfig),
  ConfigGroups: answers({ experiments: {} }),
  AppVersion: answers({ version: siteConfig.site.appVersion }),
  Block: answers({ displayTypeId: 0, templateTypeId: 0 }),
  Redirect: answers({ redirect: false, code: null, url: null }),
  SendMetrics: answers({}),
  OpenSession: answers({}),
  CheckSection: answers({ isReady: true }),
  PhoneCountries: answers({ items: [] }),
  PhoneMasks: answers({ items: [] }),
  Accounts: answers({ accounts: [account], all_accounts: [account] }),
  Balance: answers({ accountId: account.id, money: account.money, points: 0, updatedAt: 0 }),
  MarketTypes: answers({ groups: [], types: [] }),
  Sports: answers({ items: [], pollAfterMs: 60_000 }),
  FeedList: whenAsked(LoadFeedList, ({ feed, since }) =>
    answers(since === null ? wholeFeed(feed) : feedChange(since + 1)),
  ),
  FeedGame: whenAsked(LoadFeedGame, ({ feed, gameId, since }) =>
    answers({ ...(since === null ? wholeFeed(feed) : feedChange(since + 1)), gameId }),
  ),
  Prices: whenAsked(LoadPrices, ({ feed }) => answers(pricesAnswer(pricesOf(feed)))),
  RefreshCoupon: whenAsked(RefreshCoupon, ({ bets }) =>
    answers({
      bets: bets.map(({ market }) => ({ market: { id: market.id, coef: market.coef } })),
      coef: 1.85,
      pollAfterMs: 3_000,
    }),
  ),
  RefreshAuth: answers({ expiresAt: START_AT / 1000 + 86_400, appVersion: null }),
  SecureData: answers({ ggru: "g-1", grant: "grant-1" }),
  FeedProfiles: answers({ lineProfileId: 0, liveProfileId: 0, profileIdTimestamp: 0 }),
  UserConfig: answers({ result: { ban_level: 0 } }),
  SwitchAccount: answers({ success: true, message: "" }),
  AddCurrency: answers({ success: true, message: "" }),
  RemoveCurrency: answers({ success: true, message: "" }),
  Currencies: answers({ items: [] }),
  PrepaidAmount: answers({ availablePrepaidAmount: 0 }),
  ConvertStatus: answers({ status: 0 }),
  ClientLimits: answers({ data: [] }),
  SessionPing: answers({ data: { limitBalance: -1 } }),
  DecideLimit: answers({ title: "" }),
  CancelLimit: answers({ title: "" }),
  RealityCheck: answers({ success: true }),
  TermsStatus: answers({ result: false, updatedAt: null }),
  Terms: answers({ items: [] }),
  TermsConfirm: answers({ success: true }),
  CouponLimits: answers({
    minBetAmount: 1,
    maxBetAmount: 500,
    maxPayout: null,
    amountStep: 1,
    initialAmount: 10,
  }),
  PlaceCoupon: answers(placeAccepted),
  PlaceState: answers(placeAccepted),
  BetsHistory: answers({
    items: [],
    nextPageToken: null,
    summary: { count: 0, amount: 0, payout: 0, currencyIso: "EUR" },
  }),
});
