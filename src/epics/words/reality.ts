import type { RuleWords } from "./words.ts";

export const realityWords = {
  REALITY: {
    purpose:
      "a player is asked every so often, as they have chosen in their limits, whether they want to go on",
    arms: "a player is signed in whose limits hold a reality-check interval",
    resets:
      "`continue` without the flag, or another interval chosen in the limits: the whole interval begins anew",
    pauses: "a check stands on the screen: the time stands still until it is answered",
    cancels:
      "the session ends, the interval is taken away, or a check was closed or answered with do-not-show-again: then none comes any more in this session",
    fires:
      "each step of at most 5 minutes is counted; the last one shows the check, with continue, log out and closing it, each told to the server",
    reload:
      "the rest of the interval is taken up, with the step that was under way; a check without an answer stands there again",
    tabs: "each tab counts and shows the check; what one has counted or answered the others take over within a second, and whichever is further on is right",
    sleep: "the step that was overslept ends on waking and counts its own length, not the sleep",
    clock:
      "set back, a step does not last longer than its length; set forward, the step ends when the page next looks and counts its length",
    offline: "it comes all the same; an answer that cannot be sent then is not sent later",
    storage: "wiped, a reload begins the interval anew; the running page does not mind",
    silence: "nothing",
    notApplicable: {},
  },
} satisfies Readonly<Record<string, RuleWords>>;
