import { IDLE_ACTIVITY, noteActivity } from "../epics/idle/activity.ts";
import { IDLE, idleLogoff } from "../epics/idle/idle.ts";
import { IDLE_MEDIA, mediaKeepsActive } from "../epics/idle/media.ts";
import { rememberActivity } from "../epics/idle/remember.ts";
import { TAB_ACTIVITY, reportActivity } from "../epics/idle/notifyTabs.ts";
import { idleSlice } from "../events/idle/slice.ts";
import { lastActivePort, watchActivity, watchMedia } from "../infra/ports/idle.ts";
import { domain } from "./domain.ts";

/** Signs out an inactive player. */
export const idle = domain({
  name: "idle",
  slices: [idleSlice],
  epics: [rememberActivity, noteActivity, mediaKeepsActive, idleLogoff, reportActivity],
  rules: [IDLE, IDLE_ACTIVITY, IDLE_MEDIA, TAB_ACTIVITY],
  ports: ({ window, areas, report, wake, state }) => {
    watchActivity(window.document, { report, wake, state });
    watchMedia(window.document, report);
    return [{ onEntry: lastActivePort(areas.local, report) }];
  },
});
