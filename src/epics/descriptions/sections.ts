import type { RuleDescription } from "./description.ts";

export const sectionsDescriptions = {
  "SECTION-RETRY": {
    purpose:
      "a screen that failed is fetched again automatically, after a wait that doubles each time",
    arms: "a section that a view uses failed, and has been retried fewer than three times since it was last ready",
    resets:
      "it fails again: the wait counts from that failure, and doubles after each of the rule's own retries",
    pauses: "being offline",
    cancels:
      "the player asks for a refresh, no view uses the section any more, or the section reports that it is dead",
    fires:
      "the section is fetched again; once it is ready, a later error starts with the first wait",
    reload: "starts over with the page",
    tabs: "each tab on its own",
    sleep: "if due during sleep, it is fetched on waking",
    clock:
      "set back, the wait is never longer than a full one; set forward, it ends when the page next checks",
    offline: "no retry is used up; if overdue, it is fetched as soon as the connection is back",
    storage: "nothing is stored",
    silence: "continues for the screen that is shown, because it is the page itself that failed",
    notApplicable: {
      tab2: "each tab loads its own screens",
      wiped: "nothing is stored",
    },
  },
  "SECTION-REFRESH": {
    purpose: "the refresh button of a failed screen works once a second",
    arms: "a refresh of this section is carried out",
    resets: "nothing: taps in between are ignored and do not prolong it",
    pauses: "nothing",
    cancels: "nothing",
    fires: "the next refresh works again",
    reload: "starts over with the page",
    tabs: "each tab on its own",
    sleep: "if due during sleep, the button works on waking",
    clock: "set back, it does not last longer; set forward, it ends when the page next checks",
    offline: "the time keeps running",
    storage: "nothing is stored",
    silence: "works for the screen that is shown, when the player taps",
    notApplicable: {
      reset: "a wait is never restarted",
      pause: "nothing pauses it",
      resume: "nothing pauses it",
      cancel: "nothing cancels it",
      tab2: "each tab has its own button",
      wiped: "nothing is stored",
    },
  },
  "SECTION-HEALTH": {
    purpose:
      "the health of a screen that was given up is checked, so that the player learns whose fault it is",
    arms: "a health check of a section failed",
    resets: "another section is given up: all are checked again",
    pauses: "being offline",
    cancels: "the section is fetched again, or no view uses it any more",
    fires:
      "it is checked again; each try has its own time-out; after the last one the reason stays unknown",
    reload: "starts over with the next section that is given up",
    tabs: "each tab on its own",
    sleep: "if due during sleep, it asks on waking",
    clock: "set back, it does not last longer; set forward, it ends when the page next checks",
    offline: "paused; asks again when the connection is back",
    storage: "nothing is stored",
    silence: "continues for the screen that is shown",
    notApplicable: {
      reset: "only one screen is shown at a time, so no other can be given up meanwhile",
      tab2: "each tab checks its own screens",
      wiped: "nothing is stored",
    },
  },
} satisfies Readonly<Record<string, RuleDescription>>;
