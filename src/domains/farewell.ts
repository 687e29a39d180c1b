import { explainSessionEnd } from "../epics/farewell/explainSessionEnd.ts";
import { farewellSlice } from "../events/farewell/slice.ts";
import { domain } from "./domain.ts";

/** Tells the player why their session ended. */
export const farewell = domain({
  name: "farewell",
  slices: [farewellSlice],
  epics: [explainSessionEnd],
});
