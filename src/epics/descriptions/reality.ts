import type { RuleDescription } from "./description.ts";

export const realityDescriptions = {
  REALITY: {
    purpose:
      "a player is regularly asked, at the interval set in their limits, whether they want to continue",
    arms: "a signed-in player's limits include a reality-check interval, their own or that of the policy pack",
    resets:
      "`continue` without the flag: the full interval starts over; after the flag another interval does too, and so does one that was removed and is set again; an interval that is changed halfway goes on with what is left, but no more than its own length",
    pauses: "a check is on the screen: the time stops until it is answered",
    cancels:
      "the session ends, the interval is removed, or a check was closed or answered with do-not-show-again: then no more appear in this session, unless the policy pack asks for checks: then the full interval starts over",
    fires:
      "each step of at most 5 minutes is counted; the last one shows the check, with continue, log out and close, each reported to the server",
    reload:
      "the rest of the interval is restored, with the step that was under way; an unanswered check is shown again",
    tabs: "each tab counts and shows the check; the others take over what one has counted or answered within a second, and the one that is furthest on wins",
    sleep:
      "a step that came due during sleep ends on waking and counts its own length, not the sleep",
    clock:
      "set back, a step never lasts longer than its length; set forward, it ends when the page next checks and counts its length",
    offline: "it still appears; an answer that cannot be sent then is not sent later",
    storage: "if wiped, a reload restarts the interval; the running page is not affected",
    silence: "nothing",
    notApplicable: {},
  },
  "REALITY-PAUSE": {
    purpose: "after a reality check there is no bet for as long as the policy pack says",
    arms: "a check was answered here or in another tab, other than by logging out, and the policy pack pauses play after it; or the server says beside the limits that a pause still lasts, of an earlier session or another device; no pack, no pause",
    resets:
      "the answer to another check: the pause starts over; so does one that the server says lasts more than a second longer than is known here",
    pauses: "nothing",
    cancels:
      "the session ends; the next one is told by the server what is left of it, and so is another device, at the latest after a bet that was refused. During a self-exclusion and maintenance nothing is armed: play is closed anyway",
    fires: "play is open again",
    reload: "the rest of the pause is restored",
    tabs: "each tab pauses play from the time it hears of the answer; one that opens later takes the stored pause over",
    sleep: "if it ended during sleep, play is open on waking",
    clock:
      "set back, it does not last longer; set forward, it ends when the page next checks, and the server decides",
    offline: "it goes on",
    storage: "if wiped, the page knows nothing of it after a reload until the server has told it",
    silence: "nothing",
    notApplicable: { pause: "nothing pauses it", resume: "nothing pauses it" },
  },
} satisfies Readonly<Record<string, RuleDescription>>;
