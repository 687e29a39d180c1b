import { shape } from "../codec/codec.ts";
import { forcedLeave } from "../events/navigation/index.ts";
import { PageLeaveRequested } from "../events/shell/events.ts";
import { accept, refuse } from "./decision.ts";
import { defineCommand } from "./define.ts";

/** A banned player has read the notice and continues to the ban page. [blocking-012] */
export const GoToBanPage = defineCommand("GoToBanPage", shape({}), (_data, state) => {
  const url = forcedLeave(state);
  return url === null ? refuse("nothing_to_do") : accept(PageLeaveRequested({ url }));
});
