import type { CallError, DataOf } from "../define.ts";
import type { NotificationShown } from "./events.ts";

/** Status of a notice: error, info, success, warning or question. [notifications-002] */
type NoticeStatus = DataOf<typeof NotificationShown>["status"];

/** The default title of a notice. [notifications-007] */
export const defaultTitle: Readonly<Record<NoticeStatus, "main_error" | "main_done" | "main_ok">> =
  {
    error: "main_error",
    success: "main_done",
    info: "main_ok",
    warning: "main_ok",
    question: "main_ok",
  };

/** Text of a failure without a message for the player. [error-037] */
export const QUERY_ERROR = "main_query_error";
/** Text of a success without a message of its own. [notifications-006] */
export const SAVE_SUCCESS = "main_save_success";

/**
 * The text for a failed call, and its priority: the server's message if it is meant for the player (contract,
 * ErrorBody, status 2), otherwise a general text. [error-037] [error-038]
 */
export const failureOf = ({ tag, message }: CallError): { text: string; priority: 0 | 1 } =>
  tag === "http" && message !== undefined && message !== ""
    ? { text: message, priority: 1 }
    : { text: QUERY_ERROR, priority: 0 };
