import { ChosenGames } from "../../src/events/chosenGames/events.ts";
import { RefreshCoupon } from "../../src/events/placement/boundsEvents.ts";
import { PlaceSingles } from "../../src/events/placement/singlesEvents.ts";
import { FeedGame, FeedList, Prices } from "../../src/events/sports/events.ts";
import { accountAnswers } from "./accountAnswers.ts";
import { findingAnswers } from "./findingAnswers.ts";
import { type Answer, answers, whenAsked } from "./replies.ts";
import { userConfig } from "./userConfig.ts";
import { feedChange, pricesAnswer, pricesOf, wholeFeed } from "./siteFeed.ts";
import { START_AT } from "./world.ts";

/** The site of the timelines; its player has 100.00 EUR. */
export const siteConfig = {
  site: { environment: "test", appVersion: "0.1.0" },
  languages: { default: "en", available: ["en"] },
  coupon: { minAmountTypeIds: [0, 1], maxAmountTypeIds: [0, 1], isQuickPanelShown: true },
  polling: { defaultMs: 10_000, lineMs: 15_000, liveMs: 5_000, pauseHiddenMs: 30_000 },
};

/** The registration fields of this site. */
export const registrationForm = {
  types: [
    {
      type: "fast_reg",
      fields: [
        {
          name: "countryId",
          isRequired: true,
          options: [
            { id: 1, name: "Austria" },
            { id: 17, name: "Malta" },
          ],
        },
        { name: "currencyId", isRequired: true },
      ],
    },
    { type: "phone_reg", fields: [{ name: "phone", isRequired: true }] },
    {
      type: "full_reg",
      fields: [
        { name: "email", isRequired: true },
        { name: "password", isRequired: true, minLength: 8 },
        { name: "name", isRequired: true, maxLength: 8 },
        { name: "surname", isRequired: true },
        { name: "middleName", isRequired: false },
        { name: "dateBirthday", isRequired: true },
        { name: "isNewsAccepted", isRequired: false },
      ],
    },
  ],
  currencies: [
    { id: 2, iso: "EUR", name: "Euro" },
    { id: 1, iso: "USD", name: "US dollar" },
  ],
  bonuses: [
    { id: 0, title: "No bonus" },
    { id: 1, title: "For sports" },
    { id: 2, title: "For casino" },
  ],
  passwordRules: { minLength: 8, isDigitRequired: true, isLetterRequired: true },
};

/** A page hidden from search engines. */
export const seoPageData = {
  title: "",
  description: "",
  siteName: "",
  metas: [],
  metaRobots: null,
  hierarchyMetaRobots: null,
  pathMetaRobots: [],
  customCanonical: null,
  alternates: [],
  mediaAlternates: [],
};

/** The site with its maintenance: from a time of the timeline (ms after its start), or already active. */
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

/** The session is on the server, behind a cookie that all tabs of the browser share. */
function sessionAnswers(isPlayer: boolean) {
  let isSignedIn = isPlayer;
  const set = (isIn: boolean, body: unknown) => () => {
    isSignedIn = isIn;
    return answers(body);
  };
  const registered = { success: true, userId: 4711, isActivationNeeded: false, isSignedIn: true };
  const welcome = { success: true, responseType: "done", userInfo: { userId: 4711 } };
  return {
    CheckSession: () => answers({ user_id: isSignedIn ? 4711 : null }),
    SignInByLogin: set(true, welcome),
    SignInByPhone: set(true, welcome),
    RegisterFast: set(true, registered),
    RegisterByPhone: set(true, registered),
    RegisterFull: set(true, registered),
    Disconnect: set(false, { success: true }),
  };
}

/** Answers of a site without any trouble. */
export const siteAnswers = (isPlayer: boolean): Readonly<Record<string, Answer>> => ({
  ...sessionAnswers(isPlayer),
  SiteConfig: answers(siteConfig),
  ConfigGroups: answers({ experiments: {} }),
  SeoPageData: answers(seoPageData),
  SeoContent: answers({ html: "", images: [] }),
  SeoPageVisual: answers({ h1: null, breadcrumbs: [], banner: null }),
  SeoIsoCodes: answers({ codes: {} }),
  SeoSports: answers({ items: [] }),
  AnalyticsCounters: answers({ counters: {} }),
  Dictionaries: answers({}),
  Information: answers({ items: [] }),
  MediaResources: answers({}),
  MediaRefresh: answers({}),
  AppVersion: answers({ version: siteConfig.site.appVersion }),
  Block: answers({ displayTypeId: 0, templateTypeId: 0 }),
  Redirect: answers({ redirect: false, code: null, url: null }),
  SendMetrics: answers({}),
  OpenSession: answers({}),
  CheckSection: answers({ isReady: true }),
  RegistrationForm: answers(registrationForm),
  RegistrationSms: answers({ success: true, timeout: 60, codeLength: 5 }),
  RegistrationSmsCheck: answers({ success: true, smsToken: "st_09" }),
  SendCredentials: answers({ success: true }),
  WelcomeData: answers({ login: "4711", password: null, email: null }),
  PhoneCountries: answers({ items: [] }),
  PhoneMasks: answers({ items: [] }),
  Accounts: answers({ accounts: [account], all_accounts: [account] }),
  OpenedBets: answers({ items: [], nextPageToken: null, total: 0 }),
  Balance: answers({ accountId: account.id, money: account.money, points: 0, updatedAt: 0 }),
  MarketTypes: answers({ groups: [], types: [] }),
  Sports: answers({ items: [], pollAfterMs: 60_000 }),
  FeedList: whenAsked(FeedList, ({ feed, since }) =>
    answers(since === null ? wholeFeed(feed) : feedChange(since + 1)),
  ),
  ChosenGames: whenAsked(ChosenGames, ({ feed, since }) =>
    answers(since === null ? wholeFeed(feed) : feedChange(since + 1)),
  ),
  ...findingAnswers,
  FeedGame: whenAsked(FeedGame, ({ feed, gameId, since }) =>
    answers({ ...(since === null ? wholeFeed(feed) : feedChange(since + 1)), gameId }),
  ),
  Prices: whenAsked(Prices, ({ feed }, count) =>
    answers({ ...pricesAnswer(pricesOf(feed)), serverTime: START_AT + count }),
  ),
  RefreshCoupon: whenAsked(RefreshCoupon, ({ bets }) =>
    answers({
      bets: bets.map(({ market }) => ({ market: { id: market.id, coef: market.coef } })),
      coef: 1.85,
      pollAfterMs: 3_000,
    }),
  ),
  RefreshAuth: answers({ expiresAt: START_AT / 1000 + 86_400, appVersion: null }),
  SecureData: answers({ ggru: "g-1", grant: "grant-1" }),
  PlayerRights: answers({ rights: { bet: true, withdraw: false } }),
  FeedProfiles: answers({ lineProfileId: 0, liveProfileId: 0, profileIdTimestamp: 0 }),
  UserConfig: answers({ result: userConfig }),
  PasswordReset: answers({ success: true, resetId: "pr_1", codeLength: 6, timeout: 60 }),
  PasswordResetCode: answers({
    success: true,
    resetToken: "rt_1",
    accounts: [{ userId: 4711, maskedLogin: "de***o" }],
  }),
  NewPassword: answers({ success: true }),
  UserTransfer: answers({ success: true, redirectUrl: null }),
  SwitchAccount: answers({ success: true, message: "" }),
  AddCurrency: answers({ success: true, message: "" }),
  RemoveCurrency: answers({ success: true, message: "" }),
  ...accountAnswers,
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
  PlaceSingles: whenAsked(PlaceSingles, ({ singles }) =>
    answers({
      results: singles.map(({ coupon }, index) => ({
        ...placeAccepted,
        requestId: `request-${index + 1}`,
        couponId: 77 + index,
        coef: coupon.coef,
        amount: coupon.amount,
      })),
    }),
  ),
  PlaceState: answers(placeAccepted),
  BetsHistory: answers({
    items: [],
    nextPageToken: null,
    summary: { count: 0, amount: 0, payout: 0, currencyIso: "EUR" },
  }),
});
