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
} satisfies Readonly<Record<string, RuleDescription>>;
