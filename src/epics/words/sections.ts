import type { RuleWords } from "./words.ts";

export const sectionsWords = {
  "SECTION-RETRY": {
    purpose: "a screen that failed is fetched again by itself, each time after twice the wait",
    arms: "a section that a view uses failed, and was fetched again fewer than three times since it was last ready",
    resets:
      "it fails anew: the wait counts from that failure, and after a try of its own it is twice as long",
    pauses: "being offline",
    cancels:
      "the player asks for a refresh, no view uses the section any more, or it says that it is gone",
    fires:
      "the section is fetched again; once it is ready, a later error begins with the first wait",
    reload: "begins anew with the page",
    tabs: "each tab for itself",
    sleep: "overslept, it is fetched on waking",
    clock:
      "set back the wait is never longer than a whole one; set forward it ends when the page next looks",
    offline: "no try is spent; overdue, it is fetched as soon as the connection is back",
    storage: "nothing is stored",
    silence: "goes on for the screen that is shown: it is the page itself that failed",
    notApplicable: {
      tab2: "each tab loads its own screens",
      wiped: "nothing is stored",
    },
  },
  "SECTION-REFRESH": {
    purpose: "the refresh button of a failed screen works once a second",
    arms: "a refresh of this section that was carried out",
    resets: "nothing: taps in between are lost and do not make it longer",
    pauses: "nothing",
    cancels: "nothing",
    fires: "the next refresh is carried out again",
    reload: "begins anew with the page",
    tabs: "each tab for itself",
    sleep: "overslept, the button works on waking",
    clock: "set back it does not last longer; set forward it ends when the page next looks",
    offline: "the time runs all the same",
    storage: "nothing is stored",
    silence: "works for the screen that is shown, once the player taps",
    notApplicable: {
      reset: "a wait is never begun anew",
      pause: "nothing holds it up",
      resume: "nothing holds it up",
      cancel: "nothing takes it back",
      tab2: "each tab has its own button",
      wiped: "nothing is stored",
    },
  },
  "SECTION-HEALTH": {
    purpose:
      "a screen that was given up is asked after, so that the player learns whose fault it is",
    arms: "the health of a section was asked in vain",
    resets: "another section is given up: all are asked anew",
    pauses: "being offline",
    cancels: "the section is fetched again, or no view uses it any more",
    fires:
      "it is asked again; each try has its own time-out; after the last the reason stays unknown",
    reload: "begins anew with the next section that is given up",
    tabs: "each tab for itself",
    sleep: "overslept, it asks on waking",
    clock: "set back it does not last longer; set forward it ends when the page next looks",
    offline: "stands still, and asks anew when the connection is back",
    storage: "nothing is stored",
    silence: "goes on for the screen that is shown",
    notApplicable: {
      reset: "one screen is shown at a time: there is no other one to be given up meanwhile",
      tab2: "each tab asks after its own screens",
      wiped: "nothing is stored",
    },
  },
} satisfies Readonly<Record<string, RuleWords>>;
