import { NoteViewFailure } from "../commands/shell.ts";
import { AgreeToAge, ReloadPage } from "../commands/shell.ts";
import { CONFIG_RETRY, loadConfig } from "../epics/shell/config.ts";
import { RETRY_AFTER } from "../epics/rules/retryAfter.ts";
import { shellSlice } from "../events/shell/state.ts";
import { siteConfigEndpoints } from "../infra/http/api/shell.ts";
import { domain } from "./domain.ts";

/** The page: its config, its connection, the device it is on. */
export const shell = domain({
  name: "shell",
  slices: [shellSlice],
  commands: [NoteViewFailure, AgreeToAge, ReloadPage],
  epics: [loadConfig],
  rules: [CONFIG_RETRY, RETRY_AFTER],
  endpoints: siteConfigEndpoints,
});
