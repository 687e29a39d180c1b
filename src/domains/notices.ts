import { AnswerNotification } from "../commands/notifications.ts";
import { CloseMaintenanceNotice } from "../commands/site.ts";
import { closeNotifications, NOTICE_CLOSE, offerUndo } from "../epics/notices/close.ts";
import { domain } from "./domain.ts";

/** Closes notifications in time, and does what their buttons say. */
export const notices = domain({
  name: "notices",
  commands: [AnswerNotification, CloseMaintenanceNotice],
  epics: [closeNotifications, offerUndo],
  rules: [NOTICE_CLOSE],
});
