import { blocking } from "../domains/blocking.ts";
import { chunks } from "../domains/chunks.ts";
import { coupon } from "../domains/coupon.ts";
import { maintenance } from "../domains/maintenance.ts";
import { navigation } from "../domains/navigation.ts";
import { notifications } from "../domains/notifications.ts";
import { report } from "../domains/report.ts";
import { runtime } from "../domains/runtime.ts";
import { sections } from "../domains/sections.ts";
import { session } from "../domains/session.ts";
import { settings } from "../domains/settings.ts";
import { shell } from "../domains/shell.ts";
import { sports } from "../domains/sports.ts";
import { tabs } from "../domains/tabs.ts";

/** What the first page needs. Their epics start in this order. */
export const firstChunk = [
  runtime,
  chunks,
  navigation,
  sections,
  shell,
  settings,
  sports,
  session,
  blocking,
  maintenance,
  tabs,
  coupon,
  notifications,
  report,
] as const;
