import type { RuleDescription } from "./description.ts";

export const sessionDescriptions = {
  "AUTH-REFRESH": {
    purpose: "the session of a player who is looking at the page does not expire",
    arms: "a player is signed in; then each refresh arms the next",
    resets: "nothing: the time counts from the last request",
    pauses:
      "the tab is hidden, or there is no connection; a refresh missed meanwhile follows at once",
    cancels: "the player signs out, another tab leads, self-exclusion, or maintenance",
    fires:
      "the session is refreshed, and the app version in the answer is noted; a session that is gone (401) is closed. A balance that is refused asks at once",
    reload: "starts over with the session check",
    tabs: "the leading tab refreshes for all; a tab that takes the lead does so at once if its own last refresh is too old",
    sleep: "if due during sleep, it fires once on waking",
    clock:
      "set back, it never waits longer than the full time; set forward, it fires when the page next checks",
    offline: "it waits for the connection and then runs at once",
    storage: "nothing is stored",
    silence: "nothing",
    notApplicable: {
      reset: "only a refresh itself starts the next wait",
      wiped: "nothing is stored",
    },
  },
  "ACCOUNT-POLL": {
    purpose: "a changed account shows as soon as the server has it",
    arms: "the server accepted a new currency or another active account, and the accounts do not show it yet",
    resets: "nothing: the time counts from each answer",
    pauses: "nothing",
    cancels: "the player leaves",
    fires:
      "the accounts are loaded again, up to 5 times after the first; the player is notified when a new currency appears, or that it will come later",
    reload: "not restored: a page loads the accounts at its start anyway",
    tabs: "each tab carries out its own commands; the others receive the accounts",
    sleep: "a repeat that came due during sleep runs on waking",
    clock: "set back, it does not last longer; set forward, it ends when the page next checks",
    offline: "repeats fail at once and count",
    storage: "nothing is stored",
    silence: "nothing",
    notApplicable: {
      reset: "a wait is never restarted",
      pause: "nothing pauses it",
      resume: "nothing pauses it",
      wiped: "nothing is stored",
    },
  },
  "TOKEN-SHARE": {
    purpose: "many calls at the same time request the player's token once",
    arms: "a call of a player finds no valid token in the cookie and asks for one",
    resets: "nothing: the time counts from the request",
    pauses: "nothing",
    cancels: "the request failed, the token was refused or has expired, or the player signs out",
    fires: "the next call that needs a token requests a new one",
    reload: "a valid token is found in its cookie; a request under way is lost with the page",
    tabs: "each tab on its own; the cookie of a token is shared",
    sleep: "if it expires during sleep, the next call requests a new one",
    clock: "set back to before the request, it counts as over; set forward, it ends sooner",
    offline: "the request fails at once, and the next call requests again",
    storage:
      "the token is in a cookie: if wiped, the shared answer is still used until its time is over",
    silence: "nothing: only a player's calls request a token",
    notApplicable: {
      reset: "the time is never restarted",
      pause: "nothing pauses it",
      resume: "nothing pauses it",
    },
  },
  "TOKEN-RETRY": {
    purpose: "refused tokens are replaced a few times per minute, and then not at all",
    arms: "the server refuses a token (401) for the first time",
    resets: "nothing: each refusal counts for its own period",
    pauses: "nothing",
    cancels: "nothing",
    fires: "a refusal no longer counts, and one more token may be asked for",
    reload: "starts over",
    tabs: "each tab on its own",
    sleep: "time asleep counts",
    clock:
      "set back, refusals that are now in the future no longer count; set forward, they expire sooner",
    offline: "a call without a connection is not refused, and does not count",
    storage: "nothing is stored",
    silence: "nothing: only calls with a token can be refused",
    notApplicable: {
      reset: "the time is never restarted",
      pause: "nothing pauses it",
      resume: "nothing pauses it",
      cancel: "nothing takes a refusal back",
      tab2: "each tab counts for itself",
      wiped: "nothing is stored",
    },
  },
} satisfies Readonly<Record<string, RuleDescription>>;
