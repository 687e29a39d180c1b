import type { RuleWords } from "./words.ts";

const ofTheConfig = {
  reset: "the site config comes once in a page",
  wiped: "nothing is stored",
} as const;

export const maintenanceWords = {
  "MAINTENANCE-START": {
    purpose: "when planned work begins, the page says so and falls silent",
    arms: "the site config tells of a start that lies ahead",
    resets: "nothing",
    pauses: "nothing",
    cancels: "the site turns out to be closed already: by its flag, its cookie or an answer",
    fires: "MaintenanceBegan: the page of maintenance, and nothing else is asked",
    reload: "the site config tells anew",
    tabs: "each tab for itself, at the same instant",
    sleep: "overslept, it begins on waking",
    clock:
      "the instant is the site's: set back it comes after as long as it would have; set forward it comes when the page next looks",
    offline: "it begins all the same",
    storage: "nothing is stored",
    silence: "nothing in maintenance; else it waits for it",
    notApplicable: { ...ofTheConfig, pause: "nothing holds it up", resume: "nothing holds it up" },
  },
  "MAINTENANCE-END": {
    purpose: "when planned work is over, the page comes back by itself",
    arms: "the site is closed, and its config has told of an end that lies ahead",
    resets: "nothing",
    pauses: "being offline: a page cannot be loaded then",
    cancels: "nothing: the site stays closed until its end",
    fires: "the page is loaded anew; a config that then tells of a later end is waited for again",
    reload: "the site config tells anew",
    tabs: "each tab for itself, at the same instant",
    sleep: "overslept, it ends on waking",
    clock:
      "the instant is the site's: set back it comes after as long as it would have; set forward it comes when the page next looks",
    offline: "waits for the connection",
    storage: "nothing is stored",
    silence: "this is what maintenance waits for",
    notApplicable: { ...ofTheConfig, cancel: "the site stays closed until its end" },
  },
  "MAINTENANCE-ASK": {
    purpose: "a site that is closed and does not say until when is asked from time to time",
    arms: "the site is closed by its flag, its cookie or a 503 with code 70, and no end is known: due `everyMs` after the last word of the server, or when its Retry-After says, within `leastMs` and `mostMs`",
    resets: "an answer of the site config, or its failure, begins the time anew",
    pauses: "being offline; the time counts on",
    cancels: "the config tells of an end: MAINTENANCE-END waits for it",
    fires:
      "the site config is asked; when it says that the site is open, MaintenanceEnded leads back to where the player was, and a page that was closed from its start is loaded anew",
    reload: "a page that finds the site closed begins anew",
    tabs: "each tab for itself",
    sleep: "overslept, it asks on waking",
    clock: "set back it does not wait longer; set forward it comes when the page next looks",
    offline: "the time runs, and the question waits for the connection",
    storage: "nothing is stored",
    silence: "this is the one question of a closed site",
    notApplicable: {
      tab2: "each tab hears for itself that the site is closed",
      wiped: "nothing is stored",
    },
  },
  "MAINTENANCE-NOTICE": {
    purpose: "planned work is announced with its start and finish",
    arms: "the site config tells from when and until when to announce",
    resets: "nothing",
    pauses: "nothing",
    cancels: "the visitor closes it, or the work begins",
    fires: "MaintenanceNoticeShown at the first instant, MaintenanceNoticeClosed at the second",
    reload: "announced again while its time lasts",
    tabs: "each tab for itself",
    sleep: "overslept, it is shown on waking, unless its time is up",
    clock:
      "the instants are the site's: set back they come after as long as they would have; set forward when the page next looks",
    offline: "it is shown all the same",
    storage: "nothing is stored",
    silence: "nothing in maintenance",
    notApplicable: { ...ofTheConfig, pause: "nothing holds it up", resume: "nothing holds it up" },
  },
} satisfies Readonly<Record<string, RuleWords>>;
