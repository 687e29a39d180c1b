import type { RuleDescription } from "./description.ts";

export const findingDescriptions = {
  "SEARCH-TYPED": {
    purpose: "the search asks the server once the player stops typing",
    arms: "the text in the field changed and has three letters or more",
    resets: "it changes again",
    pauses: "nothing",
    cancels:
      "the text becomes shorter than three letters, the player leaves the search, or the site closes for maintenance",
    fires: "the server is asked for the text, unless that was done already; an older request ends",
    reload: "nothing: the text is not kept, only earlier searches are",
    tabs: "each tab has its own search",
    sleep: "if due during sleep, it asks on waking",
    clock: "set back, it does not wait longer; set forward, it fires when the page next checks",
    offline: "the request fails, and is made again when the connection is back",
    storage: "nothing of it is stored",
    silence: "continues: the search is public and anonymous",
    notApplicable: {
      pause: "nothing pauses it",
      resume: "nothing pauses it",
    },
  },
  "FAVORITES-SEND": {
    purpose: "a player's favourites reach the server, those of the visitor they were before too",
    arms: "a player is signed in and the server's list is not here yet, or a change is not on the server",
    resets: "the player asks for the list again",
    pauses: "being offline",
    cancels: "the server has everything, the player signs out, or the site closes for maintenance",
    fires: "the list is requested, or the oldest change is sent; one request at a time",
    reload: "what was added and not sent yet is on the device, and is sent again; a removal is not",
    tabs: "each tab sends its own changes, and loads the list again when it is shown",
    sleep: "if due during sleep, it is sent on waking",
    clock: "set back, it does not wait longer; set forward, it fires when the page next checks",
    offline: "waits for the connection, then sends at once",
    storage: "if wiped, what was not sent is forgotten with the next reload",
    silence: "continues during a self-exclusion: it has nothing to do with play",
    notApplicable: {},
  },
} satisfies Readonly<Record<string, RuleDescription>>;
