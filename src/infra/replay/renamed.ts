import type { Entry } from "../../events/define.ts";

type Fields = { readonly [key: string]: unknown };

/**
 * The domains that arrived in one bag, at the time when the log named the bag (`group`) and not what was in it. They
 * are facts of old logs: what loads when today is in `src/chunks`.
 */
const domainsOf: Readonly<Record<string, readonly string[]>> = {
  player: [
    ...["idle", "bets", "limits", "reality", "terms", "player", "account", "oneClick"],
    "pointsReminder",
  ],
  later: [
    ...["maintenanceWindow", "configGroups", "version", "installation", "fingerprint"],
    ...["analytics", "progress", "windowSize", "referralCookie", "storageNotice"],
    ...["sectionHealth", "registration", "farewell"],
  ],
  signIn: ["auth", "registrationForm"],
  coupon: ["placement", "reminders"],
  routes: ["routes"],
  frame: [
    ...["sectionRefresh", "redirect", "ageConsent", "notices", "leadership", "telegram", "layout"],
    ...["cookieReissue", "modals", "passwordReset", "overlays", "questions", "information"],
    ...["preferences", "seo", "dictionaries", "furtherConfig", "referral", "leaving"],
    ...["consultant", "timerPanel", "sportsNews", "logFile"],
  ],
  content: ["content", "support", "promo", "historyOrders", "promoCodes", "apps"],
  remote: ["remoteSections"],
};

/** What entries were once called, and how their data read today. */
const types: Readonly<Record<string, { readonly type: string; data(data: Fields): Fields }>> = {
  EpicsWanted: { type: "DomainsWanted", data: ({ group }) => ({ need: group }) },
  EpicsMissing: { type: "DomainsMissing", data: ({ group }) => ({ need: group }) },
  EpicsArrived: {
    type: "DomainsArrived",
    data: ({ group }) => ({ need: group, domains: domainsOf[String(group)] ?? [] }),
  },
};

/** What epics were once called. */
const makers: Readonly<Record<string, string>> = {
  "epic:boot/groups": "epic:runtime/loadDomains",
};

/** An entry of a log that was written before its type, or its maker, got the name it has today. */
export function underTodaysName(entry: Entry): Entry {
  const by = entry.by === undefined ? undefined : makers[entry.by];
  const named = by === undefined ? entry : { ...entry, by };
  const renamed = types[entry.type];
  if (renamed === undefined || typeof entry.data !== "object" || entry.data === null) return named;
  return { ...named, type: renamed.type, data: renamed.data({ ...entry.data }) };
}
