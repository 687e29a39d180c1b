import type { RuleWords } from "./words.ts";

export const remindersWords = {
  "COUPON-REMINDER": {
    purpose: "a bet left in the coupon is called to mind once",
    arms: "a bet stands in the coupon while another screen than the coupon is open",
    resets: "another bet is added: the newest bet counts",
    pauses: "nothing: a reminder missed by a sleeping phone is due on waking",
    cancels: "the coupon empties, or the coupon is opened",
    fires: "a warning offers the way to the coupon, if the bet is still there and not locked",
    reload:
      "the record in session storage is taken up; one that fell due meanwhile is shown at once",
    tabs: "each tab for itself: session storage belongs to a tab",
    sleep: "overslept, it is shown on waking",
    clock:
      "set back it never waits longer than the whole time; set forward it comes when the page next looks",
    offline: "it comes all the same",
    storage: "wiped, a reload begins anew",
    silence: "goes on: the coupon is a visitor's as well",
    notApplicable: {
      pause: "nothing holds it up",
      resume: "nothing holds it up",
    },
  },
} satisfies Readonly<Record<string, RuleWords>>;
