import type { RuleDescription } from "./description.ts";

export const limitsDescriptions = {
  "LIMITS-RETRY": {
    purpose: "the limits that guard a player are requested until they are known",
    arms: "the player's limits did not load",
    resets: "a decision about a limit: the limits are requested again",
    pauses: "being offline: once connected they are requested at once, with all retries",
    cancels: "the player signs out, or maintenance begins",
    fires: "they are requested again; after the last retry the page continues with those it knows",
    reload: "starts over",
    tabs: "each tab on its own",
    sleep: "a retry that came due during sleep runs on waking",
    clock: "set back, it does not last longer; set forward, it ends when the page next checks",
    offline: "paused; asks as soon as the connection is back",
    storage: "nothing is stored",
    silence:
      "nothing after sign-out and in maintenance; during a self-exclusion they are known, so it has ended; only a restored connection asks again",
    notApplicable: {
      tab2: "each tab asks for itself",
      wiped: "nothing is stored",
    },
  },
  "LIMITS-REFRESH": {
    purpose: "what a limit has closed reopens without a reload, when the server says so",
    arms: "the limits say that play is closed: by a self-exclusion or time-out with an end, by a used-up limit, or by a block (type 37)",
    resets: "the limits are requested again, for any reason",
    pauses: "being offline; once connected the limits are requested in any case",
    cancels: "the player signs out, maintenance begins, or nothing is closed any more",
    fires:
      "at the end of the break, and every minute while a limit is used up or a block is in force, the limits are requested again; play stays closed until the answer. A break that the server still reports after its end is checked every minute, because this clock may be ahead",
    reload: "the limits are requested again",
    tabs: "each tab on its own",
    sleep: "if due during sleep, they are requested on waking",
    clock:
      "set back, it does not last longer; set forward, they are requested when the page next checks, and the server decides",
    offline: "paused; the limits are requested as soon as the connection is back",
    storage: "nothing is stored",
    silence:
      "nothing after sign-out and during maintenance; during a self-exclusion it waits for the end",
    notApplicable: {
      tab2: "each tab asks for itself",
      wiped: "nothing is stored",
    },
  },
  "SESSION-PING": {
    purpose: "the server counts the time of a session that has a limit",
    arms: "the limits say that there is a session limit (type 31, value and balance not -1)",
    resets: "any ping from this tab, including one that the end of the limit triggered",
    pauses: "being offline",
    cancels:
      "the player signs out, the limit is gone, a self-exclusion is in force, maintenance begins, or another tab leads",
    fires: "the server is pinged; it answers how much time is left",
    reload: "the limits are requested again, and the first ping follows a full interval later",
    tabs: "only the leader pings; a tab that takes over pings at once if its last ping is too old",
    sleep: "if due during sleep, it pings once on waking",
    clock: "set back, it does not wait longer; set forward, it pings when the page next checks",
    offline: "paused; pings as soon as the connection is back",
    storage: "nothing is stored",
    silence: "nothing, whether after sign-out or during a self-exclusion or maintenance",
    notApplicable: { wiped: "nothing is stored" },
  },
  "SESSION-LIMIT": {
    purpose: "a player whose session limit has run out is signed out until tomorrow",
    arms: "the limits or a ping say how much time is left",
    resets: "the next answer",
    pauses: "nothing",
    cancels:
      "the player signs out, the limit is gone, a self-exclusion is in force, or maintenance begins",
    fires:
      "the server is asked once more, because its count is the one that matters; nothing left, or no answer: SessionClosed(sessionLimit) and a message that stays until it is closed, across reloads too",
    reload: "the limits are requested again",
    tabs: "each tab counts down from what it received; the server decides, and a tab that signs out signs out the others",
    sleep: "if due during sleep, it asks on waking",
    clock: "set back, it does not last longer; set forward, it asks when the page next checks",
    offline: "no answer: the local countdown decides",
    storage:
      "if wiped, the message does not survive a reload; the limit itself is kept by the server",
    silence: "nothing, whether after sign-out or during a self-exclusion or maintenance",
    notApplicable: {
      pause: "nothing pauses it",
      resume: "nothing pauses it",
    },
  },
  "LIMIT-APPROVAL": {
    purpose:
      "a raised deposit limit, and where the policy pack asks for it every raised limit, must be confirmed once it has waited, a day or as long as the pack says",
    arms: "the limits hold a pending limit that needs approval: of deposits (types 20 to 22), and with policy.areIncreasesReaffirmed of any type",
    resets: "a newer pending limit of the same type",
    pauses: "nothing",
    cancels:
      "the player signs out, the pending limit is gone, a self-exclusion is in force, or maintenance begins",
    fires:
      "the player is asked to confirm or reject it, once per page load, after exactly 24 hours, or the longer wait of the pack; until they confirm, the limit in force stays",
    reload: "the limits are requested again; anything overdue is asked at once",
    tabs: "each tab asks; a second answer is refused by the server, and the tab then asks for the limits anew",
    sleep: "if due during sleep, it asks on waking",
    clock:
      "set back, it never waits longer than its whole wait from then; set forward, it asks when the page next checks, and the server decides whether it was time",
    offline: "it still asks; the decision fails, and the question is put again at the next load",
    storage: "nothing is stored",
    silence: "nothing, whether after sign-out or during a self-exclusion or maintenance",
    notApplicable: {
      pause: "nothing pauses it",
      resume: "nothing pauses it",
      wiped: "nothing is stored",
    },
  },
  "LIMITS-REVIEW": {
    purpose: "where the policy pack asks for it, players are reminded to go through their limits",
    arms: "the limits say when the player last set one, declined any, or was last reminded",
    resets: "a limit is set, or the player says that they keep their limits or go through them",
    pauses: "nothing",
    cancels:
      "the player signs out, a self-exclusion or time-out is in force, or maintenance begins",
    fires:
      "the reminder is shown: Review leads to the limits, Keep as they are is kept by the server; who puts it off is reminded after the next page load",
    reload: "the limits are requested again; a reminder that is overdue is shown at once",
    tabs: "each tab reminds; an answer in one has the others request the limits, and closes the reminder there",
    sleep: "if due during sleep, it is shown on waking",
    clock:
      "set back, it never waits longer than the whole time from then; set forward, it is shown when the page next checks",
    offline: "it is still shown; an answer that does not get to the server leaves it open",
    storage: "nothing is stored on the device: the server keeps when and what was answered",
    silence: "nothing, whether after sign-out or during a self-exclusion or maintenance",
    notApplicable: {
      pause: "nothing pauses it",
      resume: "nothing pauses it",
      wiped: "nothing is stored on the device",
    },
  },
} satisfies Readonly<Record<string, RuleDescription>>;
