import type { RuleDescription } from "./description.ts";

export const remindersDescriptions = {
  "CONVERT-REMINDER": {
    purpose: "a player who may convert an account to another currency is notified once",
    arms: "the accounts of the player are known, and their status allows it: 1 the main account, 2 an additional one",
    resets: "nothing: there is no wait",
    pauses: "nothing",
    cancels: "the player signs out before the status arrives, or self-exclusion, or maintenance",
    fires:
      "at once, except on the convert route: the notification for the status; kuna accounts have a text of their own",
    reload: "session storage holds who was notified (by player id): they are not notified again",
    tabs: "each tab on its own: session storage belongs to one tab",
    sleep: "irrelevant: there is no wait",
    clock: "irrelevant: no instant is compared",
    offline: "the status does not arrive, so this page shows no reminder",
    storage: "if wiped, a reload notifies them again",
    silence: "nothing",
    notApplicable: {
      before: "there is no wait, so no instant before",
      at: "it has no instant of its own: the player is notified when the status arrives",
      after: "there is no wait, so no instant after",
      reset: "there is no wait",
      pause: "nothing pauses it: on the convert route it is not armed",
      resume: "nothing pauses it",
      sleep: "there is no wait",
      back: "no instant is compared",
      forward: "no instant is compared",
    },
  },
  "REGISTRATION-REMINDER": {
    purpose:
      "a visitor is shown the registration form after a while, and then left alone for longer",
    arms: "a visitor is here, registration is enabled by the site config, and no modal or auth form is open; where somebody who is excluded was signed in on this device, not before the exclusion ends (without an end: a year after they were last here)",
    resets: "an open modal or auth form is closed: the full delay starts over",
    pauses: "nothing",
    cancels:
      "the visitor signs in, opens a modal or an auth form, another tab leads, or maintenance",
    fires:
      "the registration form opens over the page and can be closed; it does not open by itself again before the interval is over",
    reload:
      "the next allowed time and the end of an exclusion are in local storage, without a word of whose it is; the delay counts from the start of the page",
    tabs: "the leading tab asks, and tells the others the next allowed time",
    sleep: "if due during sleep, it fires on waking",
    clock:
      "set back, it never waits longer than the full time; set forward, it fires when the page next checks",
    offline: "it still fires",
    storage: "if wiped, a reload starts with the delay alone",
    silence: "continues, because it is for visitors; nothing during maintenance",
    notApplicable: {
      pause: "what blocks it cancels it, and the delay starts over",
      resume: "what blocks it cancels it, and the delay starts over",
    },
  },
  "COUPON-REMINDER": {
    purpose: "the player is reminded once of a bet left in the coupon",
    arms: "there is a bet in the coupon while a screen other than the coupon is open",
    resets: "another bet is added: the newest bet counts",
    pauses: "nothing: a reminder missed by a sleeping phone is due on waking",
    cancels:
      "the coupon empties, the coupon is opened, the player is excluded, or the site closes for maintenance",
    fires: "a warning links to the coupon, if the bet is still there and not locked",
    reload:
      "the record in session storage is restored; a reminder that came due meanwhile is shown at once",
    tabs: "each tab on its own: session storage belongs to one tab; a coupon taken over from another tab arms and cancels it as the tab's own does",
    sleep: "if due during sleep, it is shown on waking",
    clock:
      "set back, it never waits longer than the full time; set forward, it fires when the page next checks",
    offline: "it still fires",
    storage: "if wiped, a reload starts over",
    silence:
      "continues for a visitor; nothing during a self-exclusion, because a self-excluded player is not invited to bet, or during maintenance",
    notApplicable: {
      pause: "nothing pauses it",
      resume: "nothing pauses it",
    },
  },
} satisfies Readonly<Record<string, RuleDescription>>;
