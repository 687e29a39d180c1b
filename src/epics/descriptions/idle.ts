import type { RuleDescription } from "./description.ts";

export const idleDescriptions = {
  IDLE: {
    purpose: "an inactive player is signed out, with a warning a minute before",
    arms: "a player is signed in: the time counts from their last activity in any tab of this browser",
    resets:
      "activity here, or in another tab; `tl.lastActiveAt` is read once more before the player is signed out",
    pauses: "audio, video or a remote game is playing; afterwards the full time counts again",
    cancels: "the player signs out, or the site config switches the idle logoff off",
    fires:
      "first a warning with `Stay`, then `tl.idleLogoff` is stored and SessionClosed(idle); the page says why as soon as it is visible: the reloaded page, or home if the page was for players only, or this one while offline",
    reload:
      "continues from `tl.lastActiveAt`: a load is not activity; what came due meanwhile fires at once",
    tabs: "one time for all tabs: activity in one counts in all",
    sleep: "if due during sleep, it fires on waking, before the touch that woke the phone counts",
    clock:
      "set back, it never takes longer than the full time; set forward, it fires when the page next checks",
    offline:
      "it still fires; the server is not notified, so the instant stays stored and the next load signs out again",
    storage: "if wiped, each tab relies on what it knows itself, and a load counts as activity",
    silence: "still signs out during a self-exclusion and maintenance; nothing after sign-out",
    notApplicable: {},
  },
  "IDLE-ACTIVITY": {
    purpose:
      "however often the player touches the screen, activity is noted at most ten times a second",
    arms: "a touch, a key, the wheel, or a return to the tab",
    resets: "nothing: of the touches within the interval, the last is noted when it ends",
    pauses: "nothing",
    cancels: "the player signs out",
    fires:
      "ActivityNoted with the instant of the touch itself, even when it is noted late. The port reports only the first two touches of each running throttle, because this rule would drop the others: it keeps no time of its own, so the log grows by a few entries per tenth of a second instead of hundreds. `scroll` does not count, because prices that appear and disappear scroll the page by themselves",
    reload: "starts over: the first touch is noted at once",
    tabs: "each tab for its own touches",
    sleep: "a touch from before the sleep is noted on waking, with its own instant",
    clock: "set back, it does not last longer; set forward, it ends when the page next checks",
    offline: "irrelevant",
    storage: "if wiped, the next activity is stored again",
    silence:
      "nothing after sign-out; during a self-exclusion and maintenance the idle logoff still applies",
    notApplicable: {
      reset: "a running throttle is never restarted",
      pause: "nothing pauses it",
      resume: "nothing pauses it",
      wiped: "nothing of it is stored",
    },
  },
  "IDLE-MEDIA": {
    purpose: "a player who is watching is not idle, in the other tabs either",
    arms: "audio, video or a remote game starts playing",
    resets: "activity",
    pauses: "nothing",
    cancels: "nothing is playing any more, or the player signs out",
    fires: "ActivityNoted, again and again while it plays",
    reload: "a loaded page plays nothing until its media report it",
    tabs: "the tab that plays notes it; the others read what it stores",
    sleep:
      "if due during sleep, it is noted on waking: the page has not been notified that the media stopped",
    clock: "set back, it does not wait longer; set forward, it is noted when the page next checks",
    offline: "irrelevant",
    storage: "if wiped, the next note is stored again",
    silence:
      "nothing after sign-out; during a self-exclusion and maintenance the idle logoff still applies",
    notApplicable: {
      pause: "nothing pauses it",
      resume: "nothing pauses it",
    },
  },
} satisfies Readonly<Record<string, RuleDescription>>;
