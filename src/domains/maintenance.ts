import { maintenanceSlice } from "../events/maintenance/state.ts";
import { domain } from "./domain.ts";

/** Whether the site is closed. */
export const maintenance = domain({
  name: "maintenance",
  slices: [maintenanceSlice],
});
