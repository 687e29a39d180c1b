import { APP_VERSION, offerUpdate } from "../epics/version/appVersion.ts";
import { versionSlice } from "../events/version/slice.ts";
import { domain } from "./domain.ts";

/** A newer version of the app. */
export const version = domain({
  name: "version",
  slices: [versionSlice],
  epics: [offerUpdate],
  rules: [APP_VERSION],
});
