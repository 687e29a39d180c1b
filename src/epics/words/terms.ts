import type { RuleWords } from "./words.ts";

export const termsWords = {
  "TERMS-CHECK": {
    purpose: "a player learns within a minute that the terms changed, and confirms them",
    arms: "a player is signed in, the site has terms to confirm, and this tab leads: it asks at once, then a minute after each question",
    resets:
      "a call refused because the terms changed (451), or a confirmation that failed: it asks at once, and the minute begins anew",
    pauses: "being offline: back online it asks at once when the minute is over",
    cancels: "the session ends, or another tab leads",
    fires:
      "the status is asked for; changed terms take the player to the page where they can be confirmed, a check that fails counts as unchanged",
    reload: "begins anew with a question at once",
    tabs: "the leader asks; a tab that is looked at leads, and asks at once when its own last question is a minute old",
    sleep: "overslept, it asks on waking",
    clock:
      "set back it never waits longer than a minute; set forward it asks when the page next looks",
    offline: "nothing is asked, so the flag stays as it is",
    storage: "nothing is stored",
    silence: "nothing",
    notApplicable: { wiped: "nothing is stored" },
  },
} satisfies Readonly<Record<string, RuleWords>>;
