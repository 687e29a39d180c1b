import type { RuleWords } from "./words.ts";

export const couponWords = {
  "COUPON-SETTLE": {
    purpose: "locks and bounds are asked for once the player has stopped tapping",
    arms: "the set of bets or the account changed",
    resets: "it changed again",
    pauses: "nothing",
    cancels: "the coupon empties, or the site closes for maintenance",
    fires: "locks and bounds of the coupon are asked for",
    reload: "a restored coupon counts as changed",
    tabs: "each tab asks for itself; a coupon taken over from another tab counts as changed",
    sleep: "overslept, it asks on waking",
    clock: "set back it does not wait longer; set forward it comes when the page next looks",
    offline: "the question fails; the next change asks again",
    storage: "wiped, there is no coupon to restore",
    silence: "goes on with a visitor's coupon, without bounds",
    notApplicable: {
      pause: "nothing holds it up",
      resume: "nothing holds it up",
    },
  },
  "PLACE-CHECK": {
    purpose: "a bet without an answer is looked for, and never sent twice by itself",
    arms: "a placement is pending, or its answer was lost",
    resets: "somebody signs in: it is asked about anew",
    pauses: "being offline",
    cancels: "the server said what became of it",
    fires: "the server is asked for the placement by its key; never is it sent again by itself",
    reload: "the stored placement is asked for at the start",
    tabs: "each tab asks for its own placement",
    sleep: "overslept, it asks on waking",
    clock: "set back it does not wait longer; set forward it comes when the page next looks",
    offline: "waits for the connection, then asks at once",
    storage: "wiped, a placement is forgotten by a reload; the history has it",
    silence: "goes on until what became of the bet is known",
    notApplicable: {},
  },
} satisfies Readonly<Record<string, RuleWords>>;
