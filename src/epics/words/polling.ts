import type { RuleWords } from "./words.ts";

export const pollingWords = {
  POLL: {
    purpose: "what the screen shows is kept fresh",
    arms: "an answer, or a failure, of a feed that the screen wants",
    resets: "nothing: the next question waits a whole interval after the last answer",
    pauses: "PollingPaused, being offline, and maintenance",
    cancels: "the screen no longer wants the feed",
    fires: "the feed is asked again from its cursor",
    reload: "begins anew with a whole answer",
    tabs: "each visible tab polls what its own screen shows, and a hidden one stops (POLL-PAUSE); the balance is polled by the leader alone and told to the others",
    sleep: "overslept, it asks on waking",
    clock: "set back it does not wait longer; set forward it comes when the page next looks",
    offline: "stands still, and asks at once when the connection is back",
    storage: "nothing is stored",
    silence:
      "the public feeds of the screen go on; the balance ends with the session and with a self-exclusion; nothing in maintenance",
    notApplicable: {
      reset: "a wait is never begun anew",
      wiped: "nothing is stored",
    },
  },
  "POLL-PAUSE": {
    purpose: "a page that nobody looks at does not ask the server",
    arms: "the tab is hidden",
    resets: "nothing",
    pauses: "nothing",
    cancels: "the tab is shown again before the time is up",
    fires: "PollingPaused: every poll stops; shown again, each polls at once",
    reload: "a page that starts hidden arms it at its start",
    tabs: "each tab for itself",
    sleep: "overslept, polls pause on waking",
    clock: "set back it does not last longer; set forward it ends when the page next looks",
    offline: "the time runs all the same",
    storage: "nothing is stored",
    silence: "it may pause the polls that are left",
    notApplicable: {
      pause: "nothing holds it up",
      resume: "nothing holds it up",
      tab2: "a tab is hidden or shown for itself",
      wiped: "nothing is stored",
    },
  },
} satisfies Readonly<Record<string, RuleWords>>;
