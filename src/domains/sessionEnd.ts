import { explainSessionEnd } from "../epics/sessionEnd/explainSessionEnd.ts";
import { sessionEndSlice } from "../events/sessionEnd/slice.ts";
import { domain } from "./domain.ts";

/** Tells the player why their session ended. */
export const sessionEnd = domain({
  name: "sessionEnd",
  slices: [sessionEndSlice],
  epics: [explainSessionEnd],
});
