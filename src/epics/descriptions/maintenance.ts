import type { RuleDescription } from "./description.ts";

const ofTheConfig = {
  reset: "the site config comes once in a page",
  wiped: "nothing is stored",
} as const;

export const maintenanceDescriptions = {
  "MAINTENANCE-START": {
    purpose: "when planned maintenance begins, the page says so and stops asking the server",
    arms: "the site config announces a start in the future",
    resets: "nothing",
    pauses: "nothing",
    cancels: "the site turns out to be closed already: by its flag, its cookie or an answer",
    fires: "MaintenanceBegan: the maintenance page is shown, and nothing else is requested",
    reload: "the site config announces it again",
    tabs: "each tab on its own, at the same instant",
    sleep: "if due during sleep, it begins on waking",
    clock:
      "the instant is the site's: set back, it comes after the same delay as without the change; set forward, it comes when the page next checks",
    offline: "it still begins",
    storage: "nothing is stored",
    silence: "nothing during maintenance; otherwise it waits for it",
    notApplicable: { ...ofTheConfig, pause: "nothing pauses it", resume: "nothing pauses it" },
  },
  "MAINTENANCE-END": {
    purpose: "when planned maintenance is over, the page comes back by itself",
    arms: "the site is closed, and its config announced an end in the future",
    resets: "nothing",
    pauses: "being offline: a page cannot be loaded then",
    cancels: "nothing: the site stays closed until its end",
    fires: "the page reloads; if the config then announces a later end, it waits again",
    reload: "the site config announces it again",
    tabs: "each tab on its own, at the same instant",
    sleep: "if due during sleep, it ends on waking",
    clock:
      "the instant is the site's: set back, it comes after the same delay as without the change; set forward, it comes when the page next checks",
    offline: "waits for the connection",
    storage: "nothing is stored",
    silence: "this is what maintenance waits for",
    notApplicable: { ...ofTheConfig, cancel: "the site stays closed until its end" },
  },
  "MAINTENANCE-ASK": {
    purpose: "a site that is closed without saying until when is checked from time to time",
    arms: "the site is closed by its flag, its cookie or a 503 with code 70, and no end is known: due `everyMs` after the server's last answer, or when its Retry-After says, between `leastMs` and `mostMs`",
    resets: "an answer with the site config, or a failure, restarts the wait",
    pauses: "being offline; the time keeps running",
    cancels: "the config announces an end: MAINTENANCE-END waits for it",
    fires:
      "the site config is requested; when it says that the site is open, MaintenanceEnded takes the player back to where they were, and a page that was closed from its start reloads",
    reload: "a page that finds the site closed starts over",
    tabs: "each tab on its own",
    sleep: "if due during sleep, it asks on waking",
    clock: "set back, it does not wait longer; set forward, it fires when the page next checks",
    offline: "the time keeps running, and the request waits for the connection",
    storage: "nothing is stored",
    silence: "this is the only request a closed site makes",
    notApplicable: {
      tab2: "each tab finds out for itself that the site is closed",
      wiped: "nothing is stored",
    },
  },
  "MAINTENANCE-NOTICE": {
    purpose: "planned maintenance is announced with its start and end",
    arms: "the site config says from when until when to announce it",
    resets: "nothing",
    pauses: "nothing",
    cancels: "the visitor closes it, or maintenance begins",
    fires: "MaintenanceNoticeShown at the first instant, MaintenanceNoticeClosed at the second",
    reload: "announced again within its period",
    tabs: "each tab on its own",
    sleep: "if due during sleep, it is shown on waking, unless its period is over",
    clock:
      "the instants are the site's: set back, they come after the same delay as without the change; set forward, when the page next checks",
    offline: "it is still shown",
    storage: "nothing is stored",
    silence: "nothing during maintenance",
    notApplicable: { ...ofTheConfig, pause: "nothing pauses it", resume: "nothing pauses it" },
  },
} satisfies Readonly<Record<string, RuleDescription>>;
