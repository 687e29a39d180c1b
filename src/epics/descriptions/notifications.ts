import type { RuleDescription } from "./description.ts";

export const notificationsDescriptions = {
  "NOTICE-CLOSE": {
    purpose: "a notice disappears by itself, but not while somebody may be reading it",
    arms: "a notification that does not stay is shown",
    resets: "the same notification is shown again",
    pauses:
      "the tab is hidden, or the pointer or focus is on it: after that the full time counts again",
    cancels: "the player closes or answers it",
    fires: "NotificationClosed",
    reload: "notifications do not outlive the page",
    tabs: "each tab on its own",
    sleep: "if due during sleep, it closes on waking",
    clock: "set back, it does not stay longer; set forward, it closes when the page next checks",
    offline: "the time keeps running",
    storage: "nothing is stored",
    silence: "closes what is still shown",
    notApplicable: {
      tab2: "a notice is shown in one tab",
      wiped: "nothing is stored",
    },
  },
} satisfies Readonly<Record<string, RuleDescription>>;
