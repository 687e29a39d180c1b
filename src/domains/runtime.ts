import { loadDomains, RULES_RETRY, SECOND_WAVE } from "../epics/runtime/loadDomains.ts";
import { CHUNK_RELOAD, reloadForChunk } from "../epics/runtime/reload.ts";
import { runtimeSlice } from "../events/runtime/state.ts";
import { domain } from "./domain.ts";

/** The loop itself: which timers are armed and which domains are loaded; loads what is needed. */
export const runtime = domain({
  name: "runtime",
  slices: [runtimeSlice],
  epics: [loadDomains, reloadForChunk],
  rules: [SECOND_WAVE, RULES_RETRY, CHUNK_RELOAD],
});
