import { reportSlice } from "../events/report/state.ts";
import { domain } from "./domain.ts";

/** Whether the log of this visit is complete. */
export const report = domain({
  name: "report",
  slices: [reportSlice],
});
