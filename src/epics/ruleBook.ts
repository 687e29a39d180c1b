import type { RuleId } from "./rules.ts";

/** What a rule does, in words: for the tests, the panel and the documentation; the page itself never loads them. */
export type RuleWords = {
  readonly arms: string;
  readonly resets: string;
  readonly pauses: string;
  readonly cancels: string;
  readonly fires: string;
  /** What survives a reload. */
  readonly reload: string;
  /** What several tabs do. */
  readonly tabs: string;
};

/** The words of every rule of the catalogue; a rule without words does not compile. */
export const ruleBook: Readonly<Record<RuleId, RuleWords>> = {
  POLL: {
    arms: "an answer, or a failure, of a feed that the screen wants",
    resets: "nothing: the next question waits a whole interval after the last answer",
    pauses: "PollingPaused, and being offline",
    cancels: "the screen no longer wants the feed",
    fires: "the feed is asked again from its cursor",
    reload: "starts anew with a whole answer",
    tabs: "each tab polls for itself",
  },
  "POLL-PAUSE": {
    arms: "the tab is hidden",
    resets: "nothing",
    pauses: "nothing",
    cancels: "the tab is shown again before the time is up",
    fires: "PollingPaused: every poll stops; shown again, each polls at once",
    reload: "a page that starts hidden arms it at its start",
    tabs: "each tab for itself",
  },
  "COUPON-REMINDER": {
    arms: "a bet stands in the coupon while another screen than the coupon is open",
    resets: "another bet is added: the newest bet counts",
    pauses: "nothing: a reminder missed by a sleeping phone is due on waking",
    cancels: "the coupon empties, the coupon is opened, or one was shown in this session",
    fires: "a warning offers the way to the coupon, if the bet is still there and not locked",
    reload:
      "the record in session storage is taken up; one that fell due meanwhile is shown at once",
    tabs: "each tab for itself: session storage belongs to a tab",
  },
  "NOTICE-CLOSE": {
    arms: "a notification is shown",
    resets: "the same notification is shown again",
    pauses: "the tab is hidden, or the pointer or focus is on it: after that it has its whole time",
    cancels: "the player closes or answers it",
    fires: "NotificationClosed",
    reload: "notifications do not outlive the page",
    tabs: "each tab for itself",
  },
  "CONFIG-RETRY": {
    arms: "the site config did not come",
    resets: "nothing",
    pauses: "nothing",
    cancels: "nothing",
    fires: "it is asked for again; after the last try ConfigMissing",
    reload: "starts anew",
    tabs: "each tab for itself",
  },
  "SESSION-CHECK": {
    arms: "the session check failed",
    resets: "nothing",
    pauses: "nothing",
    cancels: "nothing",
    fires: "it is asked again; after the last try the player counts as a visitor",
    reload: "starts anew",
    tabs: "each tab for itself",
  },
  "COUPON-SETTLE": {
    arms: "the set of bets or the account changed",
    resets: "it changed again",
    pauses: "nothing",
    cancels: "the coupon empties",
    fires: "locks and bounds of the coupon are asked for",
    reload: "a restored coupon counts as changed",
    tabs: "each tab for itself",
  },
  "PLACE-CHECK": {
    arms: "a placement is pending, or its answer was lost",
    resets: "nothing",
    pauses: "being offline",
    cancels: "the server said what became of it",
    fires: "the server is asked for the placement by its key; never is it sent again by itself",
    reload: "the stored placement is asked for at start",
    tabs: "each tab asks for its own placement",
  },
};
