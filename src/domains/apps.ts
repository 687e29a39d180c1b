import { appsSlice } from "../events/apps/slice.ts";
import { domain } from "./domain.ts";

/** Apps of the site. */
export const apps = domain({
  name: "apps",
  slices: [appsSlice],
});
