export { batchNotices } from "./batch.ts";
export { QUERY_ERROR, SAVE_SUCCESS, defaultTitle, failureOf } from "./notice.ts";
export { type Notification, stays } from "./state.ts";
