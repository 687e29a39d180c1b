import { METRICS_SEND, sendMetrics } from "./analytics/send.ts";
import { ANALYTICS_START, startAnalytics } from "./analytics/start.ts";
import { rememberMetrics, trackVisit } from "./analytics/track.ts";
import { countRegistrations, countSignIns } from "./analytics/tries.ts";
import { CONFIG_GROUP_CACHE, loadConfigGroups } from "./config/groups.ts";
import type { Epic } from "./epic.ts";
import { FINGERPRINT_START, startFingerprint } from "./fingerprint/start.ts";
import { askWhenOpen, MAINTENANCE_ASK } from "./maintenance/ask.ts";
import { endMaintenance, MAINTENANCE_END } from "./maintenance/end.ts";
import { announceMaintenance, MAINTENANCE_NOTICE } from "./maintenance/notice.ts";
import { MAINTENANCE_START, startMaintenance } from "./maintenance/start.ts";
import { offerInstall } from "./pwa/install.ts";
import { PAGE_PROGRESS, showProgress } from "./progress/pageProgress.ts";
import { keepReferral, REFERRAL } from "./referral/keep.ts";
import { APP_VERSION, offerUpdate } from "./version/appVersion.ts";
import { followWindowSize, RESIZE } from "./window/resize.ts";
import { tellWhyClosed } from "./idle/notices.ts";
import { tellNotStored } from "./shell/notStored.ts";
import { REGISTRATION_REMINDER, registrationReminder } from "./reminders/registrationReminder.ts";
import { chooseServiceWorker } from "./serviceWorker/choose.ts";
import { stateRules } from "./rules/state.ts";
import { checkSections, SECTION_HEALTH } from "./sections/health.ts";

/** Rules that no first page needs. */
export const laterRules = [
  MAINTENANCE_START,
  MAINTENANCE_END,
  MAINTENANCE_ASK,
  MAINTENANCE_NOTICE,
  CONFIG_GROUP_CACHE,
  APP_VERSION,
  FINGERPRINT_START,
  ANALYTICS_START,
  METRICS_SEND,
  PAGE_PROGRESS,
  RESIZE,
  REFERRAL,
  SECTION_HEALTH,
  REGISTRATION_REMINDER,
] as const;

/** What no first page needs; loads some seconds after the start and starts from the state as it then is. */
export const laterEpics: readonly Epic[] = [
  stateRules("later", laterRules),
  startMaintenance,
  endMaintenance,
  askWhenOpen,
  announceMaintenance,
  loadConfigGroups,
  offerUpdate,
  offerInstall,
  chooseServiceWorker,
  startFingerprint,
  trackVisit,
  countSignIns,
  countRegistrations,
  startAnalytics,
  rememberMetrics,
  sendMetrics,
  showProgress,
  followWindowSize,
  keepReferral,
  tellNotStored,
  checkSections,
  registrationReminder,
  tellWhyClosed,
];
