import { AnswerNotification } from "../commands/notices.ts";
import {
  closeNotifications,
  NOTICE_CLOSE,
  offerUndo,
  withdrawUndo,
} from "../epics/notices/close.ts";
import { domain } from "./domain.ts";

/** Closes notifications on time, and carries out their buttons. */
export const notices = domain({
  name: "notices",
  commands: [AnswerNotification],
  epics: [closeNotifications, offerUndo, withdrawUndo],
  rules: [NOTICE_CLOSE],
});
