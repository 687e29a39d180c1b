import type { RuleWords } from "./words.ts";

export const notificationsWords = {
  "NOTICE-CLOSE": {
    purpose: "a notice goes by itself, but not while somebody may be reading it",
    arms: "a notification is shown that does not stay",
    resets: "the same notification is shown again",
    pauses: "the tab is hidden, or the pointer or focus is on it: after that it has its whole time",
    cancels: "the player closes or answers it",
    fires: "NotificationClosed",
    reload: "notifications do not outlive the page",
    tabs: "each tab for itself",
    sleep: "overslept, it closes on waking",
    clock: "set back it does not stay longer; set forward it closes when the page next looks",
    offline: "the time runs all the same",
    storage: "nothing is stored",
    silence: "closes what still stands",
    notApplicable: {
      tab2: "a notice stands in one tab",
      wiped: "nothing is stored",
    },
  },
} satisfies Readonly<Record<string, RuleWords>>;
