import type { RuleWords } from "./words.ts";

export const limitsWords = {
  "LIMITS-RETRY": {
    purpose: "the limits that guard a player are asked for until they are known",
    arms: "the player's limits did not come",
    resets: "a decision about a limit: the limits are asked for anew",
    pauses: "being offline: with the connection they are asked for at once, with all tries",
    cancels: "the player signs out, or maintenance begins",
    fires: "they are asked for again; after the last try the page goes on with those it knows",
    reload: "begins anew",
    tabs: "each tab for itself",
    sleep: "a try that fell due meanwhile is made on waking",
    clock: "set back it does not last longer; set forward it ends when the page next looks",
    offline: "stands still, and asks at once when the connection is back",
    storage: "nothing is stored",
    silence:
      "nothing after sign-out and in maintenance; in a self-exclusion they are known, so it is over; only a connection that comes back asks anew",
    notApplicable: {
      tab2: "each tab asks for itself",
      wiped: "nothing is stored",
    },
  },
  "LIMITS-REFRESH": {
    purpose: "what a limit has closed opens again on an open page, when the server says so",
    arms: "the limits say that play is closed: by a self-exclusion or time-out with an end, by a used-up limit, or by a block (type 37)",
    resets: "the limits are asked for anew, for whatever reason",
    pauses: "being offline; with the connection the limits are asked for in any case",
    cancels: "the player signs out, maintenance begins, or nothing is closed any more",
    fires:
      "at the end of the break, and every minute of a used-up limit or a block, the limits are asked for anew; until the answer play stays closed. A break that the server still has after its end is asked about every minute: this clock may be ahead",
    reload: "the limits are asked for anew",
    tabs: "each tab for itself",
    sleep: "overslept, they are asked for on waking",
    clock:
      "set back it does not last longer; set forward they are asked for when the page next looks, and the server decides",
    offline: "stands still; with the connection the limits are asked for at once",
    storage: "nothing is stored",
    silence: "nothing after sign-out and in maintenance; in a self-exclusion it waits for the end",
    notApplicable: {
      tab2: "each tab asks for itself",
      wiped: "nothing is stored",
    },
  },
  "SESSION-PING": {
    purpose: "the server counts the time of a session that has a limit",
    arms: "the limits say that there is a session limit (type 31, value and balance not -1)",
    resets: "any ping of this tab, also one that the end of the limit asked for",
    pauses: "being offline",
    cancels:
      "the player signs out, the limit is gone, a self-exclusion is in force, maintenance begins, or another tab leads",
    fires: "the server is pinged; its answer is what is left",
    reload: "the limits are asked for anew, and the first ping follows a whole time later",
    tabs: "the leader alone pings; a tab that takes over pings at once when its last one is too old",
    sleep: "overslept, it pings once on waking",
    clock: "set back it does not wait longer; set forward it pings when the page next looks",
    offline: "stands still, and pings at once when the connection is back",
    storage: "nothing is stored",
    silence: "nothing: neither after sign-out nor in a self-exclusion or maintenance",
    notApplicable: { wiped: "nothing is stored" },
  },
  "SESSION-LIMIT": {
    purpose: "a player whose session limit has run out is signed out until tomorrow",
    arms: "the limits or a ping say what is left",
    resets: "the next answer",
    pauses: "nothing",
    cancels:
      "the player signs out, the limit is gone, a self-exclusion is in force, or maintenance begins",
    fires:
      "what ran out here is asked for once more, as the server keeps the account of it; nothing left, or no answer: SessionClosed(sessionLimit) and a message that stays until it is closed, over reloads too",
    reload: "the limits are asked for anew",
    tabs: "each tab counts down what it was told; the server's word decides, and one that signs out takes all along",
    sleep: "overslept, it asks on waking",
    clock: "set back it does not last longer; set forward it asks when the page next looks",
    offline: "no answer: what was counted down counts",
    storage: "wiped, the message does not outlive a reload; the limit itself is the server's",
    silence: "nothing: neither after sign-out nor in a self-exclusion or maintenance",
    notApplicable: {
      pause: "nothing holds it up",
      resume: "nothing holds it up",
    },
  },
  "LIMIT-APPROVAL": {
    purpose: "a raised deposit limit must be confirmed, and a day lies between wish and word",
    arms: "the limits hold a pending deposit limit (types 20 to 22) that needs approval",
    resets: "a newer pending limit of the same type",
    pauses: "nothing",
    cancels:
      "the player signs out, the pending limit is gone, a self-exclusion is in force, or maintenance begins",
    fires: "the player is asked to confirm or reject it, once a load; exactly 24 hours count",
    reload: "the limits are asked for anew; what is overdue is asked at once",
    tabs: "each tab asks; a second answer is refused by the server, and the tab then asks for the limits anew",
    sleep: "overslept, it asks on waking",
    clock:
      "set back it never waits longer than a day from there; set forward it asks when the page next looks, and the server decides whether it was time",
    offline: "it asks all the same; the decision fails, and is asked for again at the next load",
    storage: "nothing is stored",
    silence: "nothing: neither after sign-out nor in a self-exclusion or maintenance",
    notApplicable: {
      pause: "nothing holds it up",
      resume: "nothing holds it up",
      wiped: "nothing is stored",
    },
  },
} satisfies Readonly<Record<string, RuleWords>>;
