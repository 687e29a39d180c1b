import { of } from "rxjs";
import {
  MaintenanceNoticeClosed,
  MaintenanceNoticeShown,
} from "../../events/maintenance/events.ts";
import { deadline } from "../rules/deadline.ts";
import { rule } from "../rules/rule.ts";
import { siteOpen } from "../rules/conditions.ts";

export const MAINTENANCE_NOTICE = rule({
  id: "MAINTENANCE-NOTICE",
  ledger: ["maintenance-001", "maintenance-006"],
  parameters: {},
  needs: { siteOpen },
});

/**
 * Announces maintenance during the period given in the site config; once dismissed, the notice stays away.
 */
export const announceMaintenance = deadline({
  name: "maintenanceWindow/notice",
  rule: MAINTENANCE_NOTICE,
  due: ({ maintenance: { noticeFrom, noticeUntil, isNoticeShown, configAt } }) => {
    if (noticeFrom === null || noticeUntil === null) return [];
    const at = isNoticeShown ? noticeUntil : noticeFrom;
    const key = isNoticeShown ? "hide" : "show";
    return [{ key, at, wholeMs: Math.max(0, at - configAt) }];
  },
  fire: (_deps, key) =>
    of(key === "show" ? MaintenanceNoticeShown({}) : MaintenanceNoticeClosed({})),
});
