import type { RuleId } from "./catalogue.ts";

/** In these states the app is silent: only the rules and calls listed in this file stay active. */
export const silences = ["signedOut", "selfExcluded", "maintenance"] as const;
export type Silence = (typeof silences)[number];

const open: readonly Silence[] = ["signedOut", "selfExcluded"];
const always: readonly Silence[] = silences;

/**
 * The silences in which a rule may stay armed; its description says why under `silence`. All other rules are
 * off.
 */
export const rulesGoingOn: Partial<Readonly<Record<RuleId, readonly Silence[]>>> = {
  "RULES-RETRY": always,
  "CHUNK-RELOAD": always,
  "AGE-CONSENT": always,
  "SECTION-RETRY": always,
  "SECTION-REFRESH": always,
  "SECTION-HEALTH": always,
  "LEADER-BEAT": always,
  "LEADER-TAKEOVER": always,
  "LIMITS-REFRESH": ["selfExcluded"],
  "TAB-ACTIVITY": ["selfExcluded", "maintenance"],
  POLL: open,
  "POLL-BACK-OFF": open,
  "POLL-PAUSE": always,
  "RETRY-AFTER": open,
  "COUPON-SETTLE": open,
  "FEED-SILENCE": open,
  "SEARCH-TYPED": open,
  "RESULTS-TYPED": open,
  "FAVORITES-SEND": ["selfExcluded"],
  "COUPON-REMINDER": ["signedOut"],
  "PLACE-CHECK": ["selfExcluded"],
  "CASH-OUT-CHECK": ["selfExcluded"],
  "NOTICE-CLOSE": always,
  IDLE: ["selfExcluded", "maintenance"],
  "IDLE-ACTIVITY": ["selfExcluded", "maintenance"],
  "IDLE-MEDIA": ["selfExcluded", "maintenance"],
  "MAINTENANCE-START": open,
  "MAINTENANCE-NOTICE": open,
  "MAINTENANCE-END": ["maintenance"],
  "MAINTENANCE-ASK": ["maintenance"],
  "CONFIG-GROUP-CACHE": open,
  "APP-VERSION": open,
  "MEDIA-REFRESH": open,
  "FINGERPRINT-START": open,
  "ANALYTICS-START": open,
  "METRICS-SEND": open,
  "PAGE-PROGRESS": always,
  RESIZE: always,
  REFERRAL: always,
  "REGISTRATION-REMINDER": ["signedOut"],
};

/** The silences in which a call is still allowed, and why. All other calls are not. */
export type CallGoingOn = { readonly silences: readonly Silence[]; readonly why: string };
const publicContent = "public texts and pictures of the page being opened; anonymous";
export const callsGoingOn: Readonly<Record<string, CallGoingOn>> = {
  Disconnect: {
    silences: always,
    why: "tells the server that the player signed out, by choice or through inactivity; once, and from the next page if that failed",
  },
  Block: {
    silences: open,
    why: "a sign-in, a sign-out or a new page may change whether the site may be shown; once for each",
  },
  SiteConfig: {
    silences: ["maintenance"],
    why: "whether the site is open again, when it did not say until when it is closed",
  },
  FeedList: { silences: open, why: "the public prices of the screen" },
  ChosenGames: { silences: open, why: "the public prices of the matches that the page names" },
  Champs: { silences: open, why: "which championships have public matches; anonymous" },
  ExpressDay: { silences: open, why: "public prices of the page that was opened; anonymous" },
  Recommendations: {
    silences: ["signedOut"],
    why: "popular matches, for the visitor who opened their page; anonymous",
  },
  PopularMatches: {
    silences: ["signedOut"],
    why: "what everybody bets on, for the visitor who sees it on home; anonymous",
  },
  Results: {
    silences: open,
    why: "scores, which offer nothing, of the page that was opened; anonymous",
  },
  Statistics: {
    silences: open,
    why: "what both sides have done, which offers nothing, of the page that was opened; anonymous",
  },
  Broadcasts: {
    silences: open,
    why: "which matches can be followed, of the page that was opened; anonymous",
  },
  Team: { silences: open, why: "who plays for the team whose page was opened; anonymous" },
  TeamPlayer: {
    silences: open,
    why: "what a sportsman did, which offers nothing, of the page that was opened; anonymous",
  },
  Search: { silences: open, why: "what the visitor is looking for; anonymous" },
  Favorites: { silences: ["selfExcluded"], why: "what the player follows; no play" },
  AddFavorite: { silences: ["selfExcluded"], why: "what the player follows; no play" },
  RemoveFavorite: { silences: ["selfExcluded"], why: "what the player follows; no play" },
  FeedGame: { silences: open, why: "the public prices of the screen" },
  Prices: { silences: open, why: "the public prices of the bets in the open coupon" },
  RefreshCoupon: { silences: open, why: "locks of the coupon; anonymous" },
  BetMatches: {
    silences: open,
    why: "public matches of a bet that the player has just wanted again; anonymous",
  },
  SavedCoupon: {
    silences: open,
    why: "bets under a code that the visitor wants to see; anonymous",
  },
  CouponCode: { silences: open, why: "keeps bets under a code, places none; anonymous" },
  ConfigGroups: {
    silences: open,
    why: "feature switches of the site; only after somebody has touched the page",
  },
  AppVersion: { silences: open, why: "whether there is a newer release; anonymous" },
  Accounts: {
    silences: ["selfExcluded"],
    why: "a self-excluded player sees their money; once, on a page that began with the break",
  },
  BetsHistory: {
    silences: ["selfExcluded"],
    why: "a self-excluded player may view their bets while that page is open",
  },
  CashOutOffer: {
    silences: ["selfExcluded"],
    why: "a self-excluded player may sell an open bet, which ends it; asked for while its offer is shown",
  },
  CashOut: {
    silences: ["selfExcluded"],
    why: "what became of a sale that they confirmed; it places nothing",
  },
  OpenedBets: {
    silences: ["selfExcluded"],
    why: "a self-excluded player may view their open bets while that page is open",
  },
  LoginSessions: {
    silences: ["selfExcluded"],
    why: "a self-excluded player may see where they are logged in while that page is open",
  },
  SessionBets: {
    silences: ["selfExcluded"],
    why: "a self-excluded player may view the bets of their session while that page is open",
  },
  SessionDeposits: {
    silences: ["selfExcluded"],
    why: "a self-excluded player may view what they paid in since the log-in while that page is open",
  },
  EndSession: { silences: ["selfExcluded"], why: "ends a session on another device; no play" },
  EndOtherSessions: { silences: ["selfExcluded"], why: "ends all other sessions; no play" },
  ClientLimits: {
    silences: ["selfExcluded"],
    why: "whether the break is still in force: at its end, and once each time the connection comes back",
  },
  PlaceState: {
    silences: ["selfExcluded"],
    why: "what became of a bet that the server already has; places nothing",
  },
  CheckSection: { silences: always, why: "checks the health of the screen that was given up" },
  LogCookiesAgreement: {
    silences: open,
    why: "when the visitor chose which cookies may be used; anonymous, once",
  },
  SeoPageData: { silences: open, why: publicContent },
  SeoContent: { silences: open, why: publicContent },
  SeoPageVisual: { silences: open, why: publicContent },
  SeoIsoCodes: { silences: open, why: publicContent },
  SeoSports: { silences: open, why: publicContent },
  Information: { silences: open, why: publicContent },
  InfoPage: { silences: open, why: publicContent },
  InfoRules: { silences: open, why: publicContent },
  CashTerminals: { silences: open, why: publicContent },
  News: { silences: open, why: publicContent },
  Article: { silences: open, why: publicContent },
  Partners: { silences: open, why: publicContent },
  LandingPage: { silences: open, why: publicContent },
  Dictionaries: { silences: open, why: publicContent },
  MediaRefresh: { silences: open, why: publicContent },
  MediaResources: { silences: open, why: publicContent },
  AnalyticsCounters: {
    silences: open,
    why: "which analytics counters this site uses; with consent, anonymous, once",
  },
  SendMetrics: { silences: open, why: "metrics collected with consent; anonymous" },
};
