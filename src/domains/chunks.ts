import { loadDomains, RULES_RETRY, SECOND_WAVE } from "../epics/chunks/load.ts";
import { CHUNK_RELOAD, reloadForChunk } from "../epics/chunks/reload.ts";
import { domain } from "./domain.ts";

/** Loads the domains that are needed; loads the page again when their chunks are gone. */
export const chunks = domain({
  name: "chunks",
  epics: [loadDomains, reloadForChunk],
  rules: [SECOND_WAVE, RULES_RETRY, CHUNK_RELOAD],
});
