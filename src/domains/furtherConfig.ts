import { furtherConfigSlice } from "../events/furtherConfig/slice.ts";
import { furtherConfigPort } from "../infra/ports/furtherConfig.ts";
import { domain } from "./domain.ts";

/** The site config beyond what the first page needs. */
export const furtherConfig = domain({
  name: "furtherConfig",
  slices: [furtherConfigSlice],
  ports: ({ wholeConfig, report }) => {
    const { start, onEntry } = furtherConfigPort(wholeConfig, report);
    return [{ onEntry, onArrived: start }];
  },
});
