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
    purpose:
      "what became of a bet is asked until an answer is certain, and it is placed once at most",
    arms: "a bet has no certain answer: pending, put off by the server, lost on the way, or found on the device",
    resets: "the player signs out and in again; for one put off or lost, each request in vain",
    pauses: "being offline",
    cancels:
      "an answer is certain, the player sets the bet aside or leaves, another tab leads, or the site closes for maintenance",
    fires:
      "the server is asked by the request id that it gave, else by the same request under the same key; a request that could place a bet long after the player's word waits for another word instead",
    reload:
      "bets kept on the device are asked for once their player is known, with the same key and body",
    tabs: "the tab that leads asks; one that was told of another's bet waits for its answer first",
    sleep: "overslept, it asks on waking, or waits for the player's word when that was too long",
    clock: "set back it does not wait longer; set forward it comes when the page next looks",
    offline: "waits for the connection, then asks at once",
    storage: "wiped, a bet is forgotten by a reload; the history has it",
    silence:
      "for a self-excluded player a bet that the server has is asked for; nothing is sent that could place one",
    notApplicable: {},
  },
} satisfies Readonly<Record<string, RuleWords>>;
