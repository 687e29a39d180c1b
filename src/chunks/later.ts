import { analytics } from "../domains/analytics.ts";
import { configGroups } from "../domains/configGroups.ts";
import { sessionEnd } from "../domains/sessionEnd.ts";
import { fingerprint } from "../domains/fingerprint.ts";
import { installation } from "../domains/installation.ts";
import { maintenanceWindow } from "../domains/maintenanceWindow.ts";
import { mediaRefresh } from "../domains/mediaRefresh.ts";
import { progress } from "../domains/progress.ts";
import { referralCookie } from "../domains/referralCookie.ts";
import { registration } from "../domains/registration.ts";
import { sectionHealth } from "../domains/sectionHealth.ts";
import { storageNotice } from "../domains/storageNotice.ts";
import { version } from "../domains/version.ts";
import { windowSize } from "../domains/windowSize.ts";

/** What no first page needs. Their epics start in this order. */
export const laterChunk = [
  maintenanceWindow,
  configGroups,
  version,
  installation,
  fingerprint,
  analytics,
  mediaRefresh,
  progress,
  windowSize,
  referralCookie,
  storageNotice,
  sectionHealth,
  registration,
  sessionEnd,
] as const;
