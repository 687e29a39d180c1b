import { CONFIG_GROUP_CACHE, loadConfigGroups } from "../epics/configGroups/load.ts";
import { configGroupsSlice } from "../events/configGroups/slice.ts";
import { shellEndpoints } from "../infra/http/api/configGroups.ts";
import { domain } from "./domain.ts";

/** Remote config groups that few pages need. */
export const configGroups = domain({
  name: "configGroups",
  slices: [configGroupsSlice],
  epics: [loadConfigGroups],
  rules: [CONFIG_GROUP_CACHE],
  endpoints: shellEndpoints,
});
