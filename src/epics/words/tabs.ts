import type { RuleWords } from "./words.ts";

export const tabsWords = {
  "LEADER-BEAT": {
    purpose:
      "of several tabs one does what belongs to the player (balance, pings), and the others know that it lives",
    arms: "this tab leads and has heard of another: the tab that the player looks at leads, of two visible ones the one shown later; a lone tab leads itself from its start and says nothing",
    resets:
      "a beat is sent at once: another tab says hello, this one is hidden, or it begins to lead",
    pauses: "nothing: a hidden leader goes on beating",
    cancels: "another tab leads",
    fires:
      "the other tabs are told that the leader lives, whether it is visible, and since when it leads",
    reload:
      "another tab leads meanwhile; the page begins anew, and takes the lead back when it is visible",
    tabs: "one leads: by the browser's lock, or without one by beats alone (visible before hidden, then the later one); without any way to hear others each tab leads itself",
    sleep:
      "overslept, it beats on waking; a frozen tab has lost the lead by then, and learns it on waking",
    clock:
      "set back it never waits longer than the whole time; set forward it beats when the page next looks",
    offline: "goes on: tabs hear each other without a connection",
    storage:
      "nothing is kept; without a channel between tabs a message passes through storage, and with neither each tab leads itself",
    silence: "goes on between tabs; nothing is sent to the server",
    notApplicable: {
      pause: "nothing holds it up",
      resume: "nothing holds it up",
      wiped: "nothing is stored",
    },
  },
  "LEADER-TAKEOVER": {
    purpose: "a frozen or lost leader is replaced, so that balance and pings do not stand still",
    arms: "this tab does not lead",
    resets: "a beat of the leader is heard, or this tab asked for the lead itself",
    pauses: "nothing",
    cancels: "this tab leads",
    fires: "this tab takes the lead from whoever has it",
    reload: "begins anew: a visible page leads at once, a hidden one waits for its turn",
    tabs: "each follower for itself; the last that takes the lead has it",
    sleep:
      "overslept, a follower takes the lead on waking; a visible tab takes it back as soon as it hears of a hidden leader",
    clock:
      "set back it never waits longer than the whole time; set forward it may take the lead early, and a visible tab has it back at once",
    offline: "goes on: tabs hear each other without a connection",
    storage: "nothing is stored",
    silence: "goes on between tabs; nothing is sent to the server",
    notApplicable: {
      pause: "nothing holds it up",
      resume: "nothing holds it up",
      wiped: "nothing is stored",
    },
  },
  "TAB-ACTIVITY": {
    purpose: "a player who is active in one tab is not signed out by another",
    arms: "the player is active in this tab and another one is there",
    resets: "nothing: what comes within the time waits for its end",
    pauses: "nothing",
    cancels: "the session ends",
    fires:
      "the other tabs are told the instant of the activity: the first at once, then the last of each second",
    reload: "begins anew",
    tabs: "each tells what happens in it; what is told counts there as activity of that instant (the store of the last activity is shared besides)",
    sleep: "overslept, it tells on waking",
    clock:
      "set back it never waits longer than its second; set forward it tells when the page next looks; an instant that seems to lie ahead counts as now",
    offline: "goes on: tabs hear each other without a connection",
    storage: "nothing is stored by it",
    silence: "nothing: it ends with the session",
    notApplicable: {
      reset: "a wait is never begun anew",
      pause: "nothing holds it up",
      resume: "nothing holds it up",
      wiped: "nothing is stored by it",
    },
  },
} satisfies Readonly<Record<string, RuleWords>>;
