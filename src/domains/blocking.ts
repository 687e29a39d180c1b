import { BLOCK_CHECK, checkBlock } from "../epics/blocking/check.ts";
import { blockingSlice } from "../events/blocking/state.ts";
import { blockingEndpoints } from "../infra/http/api/blocking.ts";
import { domain } from "./domain.ts";

/** Countries and players the site does not serve. */
export const blocking = domain({
  name: "blocking",
  slices: [blockingSlice],
  epics: [checkBlock],
  rules: [BLOCK_CHECK],
  endpoints: ({ location }) => blockingEndpoints(location),
});
