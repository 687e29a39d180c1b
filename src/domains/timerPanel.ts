import { MakeTimerDue, ShowTimers } from "../commands/timerPanel.ts";
import { domain } from "./domain.ts";

/** Shows the timers to testers. */
export const timerPanel = domain({
  name: "timerPanel",
  commands: [ShowTimers, MakeTimerDue],
});
