import type { CallError, DataOf } from "../define.ts";
import type { NotificationShown } from "./events.ts";

/** What a notice is about: error, info, success, warning or question. [notifications-002] */
type NoticeStatus = DataOf<typeof NotificationShown>["status"];

/** The title of a notice that has none of its own. [notifications-007] */
export const defaultTitle: Readonly<Record<NoticeStatus, "main_error" | "main_done" | "main_ok">> =
  {
    error: "main_error",
    success: "main_done",
    info: "main_ok",
    warning: "main_ok",
    question: "main_ok",
  };

/** What is said of any failure that has no words for the player. [error-037] */
export const QUERY_ERROR = "main_query_error";
/** What is said of a success without words of its own. [notifications-006] */
export const SAVE_SUCCESS = "main_save_success";

/**
 * What the player is told of a call that failed, and how much it matters: the server's own words where it wrote
 * them for the player (contract, ErrorBody, status 2), else that it could not be done. [error-037] [error-038]
 */
export const failureOf = ({ tag, message }: CallError): { text: string; priority: 0 | 1 } =>
  tag === "http" && message !== undefined && message !== ""
    ? { text: message, priority: 1 }
    : { text: QUERY_ERROR, priority: 0 };
