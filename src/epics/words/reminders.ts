import type { RuleWords } from "./words.ts";

export const remindersWords = {
  "CONVERT-REMINDER": {
    purpose: "a player who may convert an account to another currency is told once",
    arms: "the accounts of the player are known, and their status allows it: 1 the main account, 2 an additional one",
    resets: "nothing: nothing is waited for",
    pauses: "nothing",
    cancels: "the player leaves before the status has come, or self-exclusion, or maintenance",
    fires:
      "at once, off the convert route: the notification of the status; kuna accounts have a text of their own",
    reload: "the session storage holds who was told (by player id): not told again",
    tabs: "each tab for itself: session storage belongs to a tab",
    sleep: "does not matter: no time is waited for",
    clock: "does not matter: no instant is compared",
    offline: "the status does not come, so there is no reminder in this page",
    storage: "wiped, a reload tells once more",
    silence: "nothing",
    notApplicable: {
      before: "nothing is waited for: there is no instant before",
      at: "it has no instant of its own: it is told when the status comes",
      after: "nothing is waited for: there is no instant after",
      reset: "nothing is waited for",
      pause: "nothing holds it up: on the convert route it is not armed",
      resume: "nothing holds it up",
      sleep: "no time is waited for",
      back: "no instant is compared",
      forward: "no instant is compared",
    },
  },
  "REGISTRATION-REMINDER": {
    purpose:
      "a visitor who looks around is asked in after a while, and then left alone for a longer while",
    arms: "a visitor is here, registration is enabled by the site config, and no modal or auth form is open",
    resets: "a modal or an auth form that was open is gone: the whole delay begins anew",
    pauses: "nothing",
    cancels:
      "the visitor signs in, opens a modal or an auth form, another tab leads, or maintenance",
    fires:
      "the way in is offered in a sheet that can be put aside; it leads to the sign-in page, the only form there is; the next time is not before the interval is over",
    reload:
      "the next allowed time is in local storage; the delay counts from the start of the page",
    tabs: "the leading tab asks, and tells the others the next allowed time",
    sleep: "overslept, it comes on waking",
    clock:
      "set back it never waits longer than the whole time; set forward it comes when the page next looks",
    offline: "it comes all the same",
    storage: "wiped, a reload begins with the delay alone",
    silence: "goes on: it is a visitor's; nothing during maintenance",
    notApplicable: {
      pause: "what stands in its way cancels it, and the delay begins anew",
      resume: "what stands in its way cancels it, and the delay begins anew",
    },
  },
  "COUPON-REMINDER": {
    purpose: "a bet left in the coupon is called to mind once",
    arms: "a bet stands in the coupon while another screen than the coupon is open",
    resets: "another bet is added: the newest bet counts",
    pauses: "nothing: a reminder missed by a sleeping phone is due on waking",
    cancels:
      "the coupon empties, the coupon is opened, the player is excluded, or the site closes for maintenance",
    fires: "a warning offers the way to the coupon, if the bet is still there and not locked",
    reload:
      "the record in session storage is taken up; one that fell due meanwhile is shown at once",
    tabs: "each tab for itself: session storage belongs to a tab; a coupon taken over from another tab arms and cancels it as the own does",
    sleep: "overslept, it is shown on waking",
    clock:
      "set back it never waits longer than the whole time; set forward it comes when the page next looks",
    offline: "it comes all the same",
    storage: "wiped, a reload begins anew",
    silence:
      "goes on for a visitor; nothing in a self-exclusion, for whoever has excluded themselves is not called to a bet, nor in maintenance",
    notApplicable: {
      pause: "nothing holds it up",
      resume: "nothing holds it up",
    },
  },
} satisfies Readonly<Record<string, RuleWords>>;
