import { AnswerNotification } from "../commands/notices.ts";
import {
  closeNotifications,
  NOTICE_CLOSE,
  offerUndo,
  withdrawUndo,
} from "../epics/notices/close.ts";
import { tellHeldCoupon } from "../epics/notices/couponHeld.ts";
import { domain } from "./domain.ts";

/** Closes notifications on time, and carries out their buttons; says why a tap on a price did nothing. */
export const notices = domain({
  name: "notices",
  commands: [AnswerNotification],
  epics: [closeNotifications, offerUndo, withdrawUndo, tellHeldCoupon],
  rules: [NOTICE_CLOSE],
});
