import type { RuleDescription } from "./description.ts";

export const couponDescriptions = {
  "COUPON-SETTLE": {
    purpose:
      "locks, stake bounds and what may be paid in advance are requested once the player stops tapping",
    arms: "the set of bets, their type or the account changed; for an advance, the set of matches, or what open bets bring in",
    resets: "it changes again",
    pauses: "nothing",
    cancels: "the coupon empties, or the site closes for maintenance",
    fires:
      "the coupon's locks and stake bounds are requested, or how much of it may be paid in advance",
    reload: "a restored coupon counts as a change",
    tabs: "each tab asks for itself; a coupon taken over from another tab counts as a change",
    sleep: "if due during sleep, it asks on waking",
    clock: "set back, it does not wait longer; set forward, it fires when the page next checks",
    offline: "the request fails; the next change asks again",
    storage: "if wiped, there is no coupon to restore",
    silence: "continues for a visitor's coupon, without stake bounds",
    notApplicable: {
      pause: "nothing pauses it",
      resume: "nothing pauses it",
    },
  },
  "FEED-SILENCE": {
    purpose: "nothing is placed at prices that the feed has long stopped to confirm",
    arms: "a coupon that is open asks for the prices of its bets, or has last heard them",
    resets: "newer prices come",
    pauses: "a page that nobody is looking at asks for nothing: POLL-PAUSE",
    cancels:
      "the coupon is closed, loses its bets of that feed, or the site closes for maintenance",
    fires:
      "placing closes, with a note that says for how long no prices have come; the first prices that are newer by the server's clock open it",
    reload: "starts over with the first request",
    tabs: "each tab on its own, as each asks for itself",
    sleep: "if due during sleep, it fires on waking, until the prices then requested come",
    clock:
      "set back, it never waits longer than the full time; set forward, it fires when the page next checks",
    offline: "counts from the last prices, as nothing can be asked for",
    storage: "nothing is stored",
    silence: "continues for a visitor's coupon",
    notApplicable: {
      wiped: "nothing is stored",
    },
  },
  "PLACE-CHECK": {
    purpose:
      "the app asks what became of a bet until the answer is certain, and the bet is placed at most once",
    arms: "a bet has no certain answer: it is pending, deferred by the server, lost on the way, or found on the device",
    resets: "the player signs out and in again; for a deferred or lost bet, each failed request",
    pauses: "being offline",
    cancels:
      "the answer is certain, the player sets the bet aside or signs out, another tab leads, or the site closes for maintenance",
    fires:
      "the server is asked with the request id it gave, or else with the same request under the same key; a request that could place a bet long after the player confirmed it waits for a new confirmation instead",
    reload:
      "bets kept on the device are checked once their player is known, with the same key and body",
    tabs: "the leading tab asks; a tab that was notified of another's bet waits for its answer first",
    sleep:
      "if due during sleep, it asks on waking, or waits for the player to confirm if that was too long",
    clock: "set back, it does not wait longer; set forward, it fires when the page next checks",
    offline: "waits for the connection, then asks at once",
    storage: "if wiped, a reload forgets the bet; the history has it",
    silence:
      "for a self-excluded player a bet that the server already has is checked; nothing that could place a bet is sent",
    notApplicable: {},
  },
  "CASH-OUT-CHECK": {
    purpose:
      "the app asks what became of a cash out until the answer is certain, and the bet is sold at most once",
    arms: "a cash out has no certain answer, or one is found on the device",
    resets: "the player signs out and in again; each failed request",
    pauses: "being offline",
    cancels:
      "the answer is certain, the player signs out, another tab leads, or the site closes for maintenance",
    fires:
      "the same request is sent under the same key; long after the player confirmed it, it waits for a new confirmation instead",
    reload: "sales kept on the device are checked once their player is known, with the same key",
    tabs: "the leading tab asks; a tab that was notified of another's sale waits for its answer first",
    sleep:
      "if due during sleep, it asks on waking, or waits for the player to confirm if that was too long",
    clock: "set back, it does not wait longer; set forward, it fires when the page next checks",
    offline: "waits for the connection, then asks at once",
    storage: "if wiped, a reload forgets the sale; the history has it",
    silence: "goes on for a self-excluded player: a sale ends a bet and places none",
    notApplicable: {},
  },
  "POWER-BET-CHECK": {
    purpose:
      "the app asks what became of a power bet until the answer is certain, and it is placed at most once",
    arms: "a power bet has no certain answer, or one is found on the device",
    resets: "the player signs out and in again; each failed request",
    pauses: "being offline",
    cancels:
      "the answer is certain, the player signs out or is not to play, another tab leads, or the site closes for maintenance",
    fires:
      "the same request is sent under the same key; long after the player confirmed it, it waits for a new confirmation instead",
    reload:
      "power bets kept on the device are checked once their player is known, with the same key",
    tabs: "the leading tab asks; a tab that was notified of another's power bet waits for its answer first",
    sleep:
      "if due during sleep, it asks on waking, or waits for the player to confirm if that was too long",
    clock: "set back, it does not wait longer; set forward, it fires when the page next checks",
    offline: "waits for the connection, then asks at once",
    storage: "if wiped, a reload forgets the power bet; the open bets have it",
    silence: "off: the request could place a bet, so a self-excluded player sends none",
    notApplicable: {},
  },
} satisfies Readonly<Record<string, RuleDescription>>;
