import type { RuleDescription } from "./description.ts";

export const tabsDescriptions = {
  "LEADER-BEAT": {
    purpose:
      "of several tabs one does the player's work (balance, pings), and the others know that it is alive",
    arms: "this tab leads and knows of another: the tab that the player is looking at leads, or, of two visible ones, the one shown later; a lone tab leads from its start and sends no beats",
    resets:
      "a beat is sent at once because another tab announces itself, this one is hidden, or it takes the lead",
    pauses: "nothing: a hidden leader keeps beating",
    cancels: "another tab leads",
    fires:
      "the other tabs are notified that the leader is alive, whether it is visible, and since when it has led",
    reload:
      "another tab leads meanwhile; the page starts over, and takes the lead back when it is visible",
    tabs: "one leads: by the browser's lock, or without one by beats alone (visible before hidden, then the later one); if tabs cannot reach each other, each leads itself",
    sleep:
      "if due during sleep, it beats on waking; a frozen tab has lost the lead by then, and finds out on waking",
    clock:
      "set back, it never waits longer than the full time; set forward, it beats when the page next checks",
    offline: "continues: tabs reach each other without a connection",
    storage:
      "nothing is kept; without a channel between tabs, messages go through storage, and with neither each tab leads itself",
    silence: "continues between tabs; nothing is sent to the server",
    notApplicable: {
      pause: "nothing pauses it",
      resume: "nothing pauses it",
      wiped: "nothing is stored",
    },
  },
  "LEADER-TAKEOVER": {
    purpose: "a frozen or lost leader is replaced, so that balance and pings do not stop",
    arms: "this tab does not lead",
    resets: "a beat from the leader is received, or this tab requested the lead itself",
    pauses: "nothing",
    cancels: "this tab leads",
    fires: "this tab takes the lead from the tab that has it",
    reload: "starts over: a visible page leads at once, a hidden one waits for its turn",
    tabs: "each follower on its own; the last one to take the lead keeps it",
    sleep:
      "if due during sleep, a follower takes the lead on waking; a visible tab takes it back as soon as it receives a beat from a hidden leader",
    clock:
      "set back, it never waits longer than the full time; set forward, it may take the lead early, and a visible tab takes it back at once",
    offline: "continues: tabs reach each other without a connection",
    storage: "nothing is stored",
    silence: "continues between tabs; nothing is sent to the server",
    notApplicable: {
      pause: "nothing pauses it",
      resume: "nothing pauses it",
      wiped: "nothing is stored",
    },
  },
  "TAB-ACTIVITY": {
    purpose: "a player who is active in one tab is not signed out by another",
    arms: "the player is active in this tab and there is another",
    resets: "nothing: activity within the interval waits for its end",
    pauses: "nothing",
    cancels: "the session ends",
    fires:
      "the other tabs are notified of the instant of the activity: the first at once, then the last of each second",
    reload: "starts over",
    tabs: "each tab reports its own activity; the others count it as activity at that instant (the stored last activity is shared as well)",
    sleep: "if due during sleep, it reports on waking",
    clock:
      "set back, it never waits longer than its second; set forward, it reports when the page next checks; an instant that seems to be in the future counts as now",
    offline: "continues: tabs reach each other without a connection",
    storage: "nothing is stored by it",
    silence: "nothing: it ends with the session",
    notApplicable: {
      reset: "a wait is never restarted",
      pause: "nothing pauses it",
      resume: "nothing pauses it",
      wiped: "nothing is stored by it",
    },
  },
} satisfies Readonly<Record<string, RuleDescription>>;
