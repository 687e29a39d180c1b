import { RefreshInformation } from "../commands/information.ts";
import { loadInformation } from "../epics/information/load.ts";
import { informationSlice } from "../events/content/index.ts";
import { informationEndpoints } from "../infra/http/api/information.ts";
import { domain } from "./domain.ts";

/** The menu of information pages. */
export const information = domain({
  name: "information",
  slices: [informationSlice],
  commands: [RefreshInformation],
  epics: [loadInformation],
  endpoints: informationEndpoints,
});
