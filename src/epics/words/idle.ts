import type { RuleWords } from "./words.ts";

export const idleWords = {
  IDLE: {
    purpose: "a player who has left the phone is signed out, and told a minute before",
    arms: "somebody is signed in: the time counts from their last activity in any tab of this browser",
    resets:
      "activity here, or in another tab; `tl.lastActiveAt` is read once more before anybody is signed out",
    pauses: "audio, video or a remote game plays; afterwards it has its whole time",
    cancels: "the player signs out, or the site config switches the idle logoff off",
    fires:
      "first a warning with `Stay`, then `tl.idleLogoff` is stored and SessionClosed(idle); the page says why as soon as it is looked at: the one loaded anew, or home after a page of players, or this one while there is no connection",
    reload:
      "goes on from `tl.lastActiveAt`: a load is no activity; what fell due meanwhile fires at once",
    tabs: "one time for all tabs: who is active in one is active in all",
    sleep: "overslept, it fires on waking, before the touch that woke the phone counts",
    clock:
      "set back it never takes longer than the whole time; set forward it fires when the page next looks",
    offline:
      "it fires all the same; the server does not hear of it, so the instant stays stored and the next load signs out again",
    storage: "wiped, each tab goes by what it knows itself, and a load counts as activity",
    silence:
      "signs out all the same in a self-exclusion and in maintenance; nothing after sign-out",
    notApplicable: {},
  },
  "IDLE-ACTIVITY": {
    purpose: "however much the player touches, their activity is noted ten times a second at most",
    arms: "a touch, key, wheel or coming back to the tab",
    resets: "nothing: of the touches within the time the last one is noted when it is over",
    pauses: "nothing",
    cancels: "the player signs out",
    fires:
      "ActivityNoted with the instant of the touch itself, also when it is noted late. The port reports only the first two touches of each running throttle, as this rule would drop the others: it keeps no time of its own, so the log grows by a few entries a tenth of a second and not by hundreds. `scroll` does not count, because prices that come and go scroll the page by themselves",
    reload: "begins anew: the first touch is noted at once",
    tabs: "each tab for its own touches",
    sleep: "a touch from before the sleep is noted on waking, with its own instant",
    clock: "set back it does not last longer; set forward it ends when the page next looks",
    offline: "does not matter",
    storage: "wiped, the next activity is stored again",
    silence:
      "nothing after sign-out; in a self-exclusion and in maintenance there still is an idle logoff",
    notApplicable: {
      reset: "a running throttle is never begun anew",
      pause: "nothing holds it up",
      resume: "nothing holds it up",
      wiped: "nothing of it is stored",
    },
  },
  "IDLE-MEDIA": {
    purpose: "who watches is not idle, for the other tabs neither",
    arms: "audio, video or a remote game begins to play",
    resets: "activity",
    pauses: "nothing",
    cancels: "nothing plays any more, or the player signs out",
    fires: "ActivityNoted, again and again while it plays",
    reload: "a load plays nothing until its media tell so",
    tabs: "the tab that plays notes it; the others read what it stores",
    sleep: "overslept, it is noted on waking: the page has not heard that the media stopped",
    clock: "set back it does not wait longer; set forward it is noted when the page next looks",
    offline: "does not matter",
    storage: "wiped, the next note is stored again",
    silence:
      "nothing after sign-out; in a self-exclusion and in maintenance there still is an idle logoff",
    notApplicable: {
      pause: "nothing holds it up",
      resume: "nothing holds it up",
    },
  },
} satisfies Readonly<Record<string, RuleWords>>;
