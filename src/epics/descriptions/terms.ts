import type { RuleDescription } from "./description.ts";

export const termsDescriptions = {
  "TERMS-CHECK": {
    purpose: "a player learns within a minute that the terms changed, and confirms them",
    arms: "a player is signed in, the site has terms to confirm, and this tab leads: it asks at once, then a minute after each request",
    resets:
      "a call refused because the terms changed (451), or a failed confirmation: it asks at once, and the minute starts over",
    pauses: "being offline: back online, it asks at once if the minute is over",
    cancels: "the session ends, or another tab leads",
    fires:
      "the status is requested; changed terms take the player to the page where they can be confirmed; a failed check counts as unchanged",
    reload: "starts over with a request at once",
    tabs: "the leader asks; the tab the player is looking at leads, and asks at once if its own last request is a minute old",
    sleep: "if due during sleep, it asks on waking",
    clock:
      "set back, it never waits longer than a minute; set forward, it asks when the page next checks",
    offline: "nothing is requested, so the flag stays as it is",
    storage: "nothing is stored",
    silence: "nothing",
    notApplicable: { wiped: "nothing is stored" },
  },
} satisfies Readonly<Record<string, RuleDescription>>;
