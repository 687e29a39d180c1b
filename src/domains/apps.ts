import { appsSlice } from "../events/apps/slice.ts";
import { domain } from "./domain.ts";

/** The site's apps. */
export const apps = domain({
  name: "apps",
  slices: [appsSlice],
});
