import type { RuleId } from "./catalogue.ts";

/** When the app falls silent: nothing is armed and nothing is sent but what is published here. */
export const silences = ["signedOut", "selfExcluded", "maintenance"] as const;
export type Silence = (typeof silences)[number];

const open: readonly Silence[] = ["signedOut", "selfExcluded"];
const always: readonly Silence[] = silences;

/** In which silences a rule may still be armed; why, its words say under `silence`. All others are silent. */
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
  "COUPON-REMINDER": ["signedOut"],
  "PLACE-CHECK": ["selfExcluded"],
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
  "FINGERPRINT-START": open,
  "ANALYTICS-START": open,
  "METRICS-SEND": open,
  "PAGE-PROGRESS": always,
  RESIZE: always,
  REFERRAL: always,
  "REGISTRATION-REMINDER": ["signedOut"],
};

/** Why a call may still be asked, and in which silences. All others are not. */
export type CallGoingOn = { readonly silences: readonly Silence[]; readonly why: string };
const words = "public words and pictures of a page that is entered, without a name";
export const callsGoingOn: Readonly<Record<string, CallGoingOn>> = {
  Disconnect: {
    silences: always,
    why: "tells the server that the player leaves, by their wish or by idleness; once, and by the next page when that failed",
  },
  Block: {
    silences: open,
    why: "a sign-in, a sign-out or another page may change whether the site may be shown; once for each",
  },
  SiteConfig: {
    silences: ["maintenance"],
    why: "whether the site is open again, where it does not say until when it is closed",
  },
  FeedList: { silences: open, why: "the public prices of the screen" },
  FeedGame: { silences: open, why: "the public prices of the screen" },
  Prices: { silences: open, why: "the public prices of the bets in the open coupon" },
  RefreshCoupon: { silences: open, why: "locks of the coupon, without a name" },
  ConfigGroups: {
    silences: open,
    why: "switches of the site; only after somebody has touched the page",
  },
  AppVersion: { silences: open, why: "whether there is a newer release; without a name" },
  BetsHistory: {
    silences: ["selfExcluded"],
    why: "a self-excluded player may look at their bets, as long as their page is open",
  },
  ClientLimits: {
    silences: ["selfExcluded"],
    why: "whether the break still stands: at its end, and once with each connection that comes back",
  },
  PlaceState: {
    silences: ["selfExcluded"],
    why: "what became of a bet that the server has; places nothing",
  },
  CheckSection: { silences: always, why: "asks after the screen that was given up" },
  LogCookiesAgreement: {
    silences: open,
    why: "when the visitor answered which cookies may be used, without a name; once",
  },
  SeoPageData: { silences: open, why: words },
  SeoContent: { silences: open, why: words },
  SeoPageVisual: { silences: open, why: words },
  SeoIsoCodes: { silences: open, why: words },
  SeoSports: { silences: open, why: words },
  Information: { silences: open, why: words },
  InfoPage: { silences: open, why: words },
  InfoRules: { silences: open, why: words },
  CashTerminals: { silences: open, why: words },
  News: { silences: open, why: words },
  Article: { silences: open, why: words },
  Partners: { silences: open, why: words },
  LandingPage: { silences: open, why: words },
  Dictionaries: { silences: open, why: words },
  MediaResources: { silences: open, why: words },
  AnalyticsCounters: {
    silences: open,
    why: "who counts this site, with consent, without a name; once",
  },
  SendMetrics: { silences: open, why: "what was measured with consent, without a name" },
};
