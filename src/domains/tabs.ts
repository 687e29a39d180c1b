import { tabsSlice } from "../events/tabs/state.ts";
import { domain } from "./domain.ts";

/** Other tabs of this browser. */
export const tabs = domain({
  name: "tabs",
  slices: [tabsSlice],
});
