import type { Entry } from "../define.ts";
import type { Fields, Upcaster } from "./upcaster.ts";

/** The domains that arrived with a group, from the time when a log named the group only. Fixed: today's are `src/chunks`. */
const domainsOf: Readonly<Record<string, readonly string[]>> = {
  player: [
    ...["idle", "bets", "limits", "reality", "terms", "player", "account", "oneClick"],
    "pointsReminder",
  ],
  later: [
    ...["maintenanceWindow", "configGroups", "version", "installation", "fingerprint"],
    ...["analytics", "progress", "windowSize", "referralCookie", "storageNotice"],
    ...["sectionHealth", "registration", "sessionEnd"],
  ],
  signIn: ["auth", "registrationForm"],
  coupon: ["placement", "reminders"],
  routes: ["routes"],
  frame: [
    ...["sectionRefresh", "redirect", "ageConsent", "notices", "leadership", "telegram", "layout"],
    ...["cookieReissue", "modals", "passwordReset", "overlays", "questions", "information"],
    ...["preferences", "seo", "dictionaries", "referral", "externalLinks"],
    ...["consultant", "timerPanel", "sportsNews", "logFile"],
  ],
  content: ["content", "support", "promo", "historyOrders", "promoCodes", "apps"],
  remote: ["remoteSections"],
};

/** What was in the first load before the header of a log said it, in the order in which the epics started. */
export const firstDomainsOfOldLogs: readonly string[] = [
  ...["runtime", "chunks", "navigation", "sections", "shell", "settings", "sports", "session"],
  ...["blocking", "maintenance", "tabs", "coupon", "notifications", "report"],
];

/** What domains were once called. */
const domains: Readonly<Record<string, string>> = {
  farewell: "sessionEnd",
  leaving: "externalLinks",
};
const domainNamed = (name: unknown): unknown => domains[String(name)] ?? name;

const sameData = (data: Fields): Fields => data;

/** What entries were once called, and how their data read today. */
const types: Readonly<Record<string, { readonly type: string; data(data: Fields): Fields }>> = {
  EpicsWanted: { type: "DomainsWanted", data: ({ group }) => ({ need: group }) },
  EpicsMissing: { type: "DomainsMissing", data: ({ group }) => ({ need: group }) },
  EpicsArrived: {
    type: "DomainsArrived",
    data: ({ group }) => ({ need: group, domains: domainsOf[String(group)] ?? [] }),
  },
  DomainsArrived: {
    type: "DomainsArrived",
    data: ({ domains: names, ...others }) => ({
      ...others,
      domains: Array.isArray(names) ? names.map(domainNamed) : names,
    }),
  },
  SectionOrdered: {
    type: "SectionCommandReceived",
    data: ({ order, ...others }) => ({ ...others, command: order }),
  },
  SectionTurnedAway: {
    type: "SectionRequestRefused",
    data: ({ door, what, ...others }) => ({ ...others, method: door, name: what }),
  },
  SectionListenerFailed: {
    type: "SectionListenerFailed",
    data: ({ what, ...others }) => ("name" in others ? others : { ...others, name: what }),
  },
  AccountsTold: { type: "TabAccountsReceived", data: sameData },
  RealityTold: { type: "RealityTimeShared", data: sameData },
  TabActivityHeard: { type: "TabActivityReceived", data: sameData },
  TabMessageHeard: { type: "TabMessageReceived", data: sameData },
};

/** What epics were once called: by their folder, not by their domain. */
const epics: Readonly<Record<string, string>> = {
  "account/tellTabs": "account/notifyTabs",
  "farewell/explainSessionEnd": "sessionEnd/explainSessionEnd",
  "farewell/tellWhyClosed": "sessionEnd/explainSessionEnd",
  "idle/tellTabs": "idle/notifyTabs",
  "leadership/beat": "leadership/heartbeat",
  "leadership/giveWay": "leadership/yieldLead",
  "leadership/hear": "leadership/receive",
  "leadership/hello": "leadership/announceTab",
  "leadership/tell": "leadership/announce",
  "remoteSections/obey": "remoteSections/dispatch",
  "storageNotice/tell": "storageNotice/notify",
  "age/consent": "ageConsent/keep",
  "blocking/redirect": "redirect/follow",
  "boot/config": "shell/config",
  "boot/dictionaries": "sports/dictionaries",
  "boot/groups": "chunks/load",
  "runtime/loadDomains": "chunks/load",
  "runtime/reload": "chunks/reload",
  "config/groups": "configGroups/load",
  "content/appeals": "support/loadAppeals",
  "content/calls": "support/loadCalls",
  "content/information": "information/load",
  "content/join": "promo/join",
  "content/support": "support/send",
  "coupon/ask": "placement/ask",
  "coupon/button": "placement/button",
  "coupon/place": "placement/place",
  "coupon/refresh": "placement/refresh",
  "coupon/rememberSettings": "placement/rememberSettings",
  "coupon/topUp": "placement/topUp",
  "idle/notices": "sessionEnd/explainSessionEnd",
  "maintenance/ask": "maintenanceWindow/ask",
  "maintenance/end": "maintenanceWindow/end",
  "maintenance/notice": "maintenanceWindow/notice",
  "maintenance/start": "maintenanceWindow/start",
  "navigation/remember": "player/rememberRoute",
  "notifications/close": "notices/close",
  "notifications/undo": "notices/undo",
  "oneClick/bounds": "placement/oneClickBounds",
  "oneClick/leave": "placement/leaveOneClickResult",
  "polling/pause": "sports/pause",
  "polling/player": "bets/poll",
  "polling/poll": "sports/poll",
  "pwa/install": "installation/offer",
  "pwa/telegram": "telegram/keep",
  "referral/keep": "referralCookie/keep",
  "registration/code": "registrationForm/code",
  "registration/form": "registrationForm/form",
  "registration/letter": "registrationForm/letter",
  "registration/register": "registrationForm/register",
  "registration/shown": "registrationForm/shown",
  "registration/welcomeData": "registrationForm/welcomeData",
  "reminders/convert": "pointsReminder/remind",
  "reminders/registration": "registration/remind",
  "sections/health": "sectionHealth/check",
  "sections/obey": "remoteSections/dispatch",
  "sections/refresh": "sectionRefresh/refresh",
  "sections/retry": "sectionRefresh/retry",
  "sections/status": "remoteSections/status",
  "serviceWorker/choose": "installation/chooseServiceWorker",
  "session/authRefresh": "player/authRefresh",
  "session/phoneForm": "auth/phoneForm",
  "session/reissue": "cookieReissue/reissue",
  "session/signIn": "auth/signIn",
  "session/target": "auth/target",
  "session/userConfig": "player/userConfig",
  "session/welcome": "player/welcome",
  "settings/consent": "preferences/consent",
  "settings/cookies": "preferences/cookies",
  "settings/dropLoggedConsent": "preferences/dropLoggedConsent",
  "settings/functionalCookies": "preferences/functionalCookies",
  "settings/leaveCounters": "preferences/leaveCounters",
  "settings/logConsent": "preferences/logConsent",
  "settings/remember": "preferences/remember",
  "settings/takeOver": "preferences/takeOver",
  "shell/notStored": "storageNotice/notify",
  "tabs/accounts": "account/notifyTabs",
  "tabs/activity": "idle/notifyTabs",
  "tabs/beat": "leadership/heartbeat",
  "tabs/giveWay": "leadership/yieldLead",
  "tabs/hear": "leadership/receive",
  "tabs/hello": "leadership/announceTab",
  "tabs/lead": "leadership/lead",
  "tabs/takeover": "leadership/takeover",
  "tabs/tell": "leadership/announce",
  "window/resize": "windowSize/resize",
};

/** Whether an entry may be called, or read, otherwise today; its data need not be known. */
export const mayHaveNameOfVersion01 = ({ type, by = "" }: Pick<Entry, "type" | "by">): boolean =>
  Object.hasOwn(types, type) || Object.hasOwn(epics, by.replace(/^epic:/, ""));

/** An entry that was written before its type, or its maker, got the name it has since 0.2. */
function renamed(entry: Entry): Entry {
  const epic = epics[entry.by?.replace(/^epic:/, "") ?? ""];
  const named = epic === undefined ? entry : { ...entry, by: `epic:${epic}` };
  const name = types[entry.type];
  if (name === undefined || typeof entry.data !== "object" || entry.data === null) return named;
  return { ...named, type: name.type, data: name.data({ ...entry.data }) };
}

/** Names of before 0.2, and the shapes that changed with them without a version of their own. */
export const namesOfVersion01: Upcaster = { raises: null, up: renamed };
