import { LoadMoreNews, RefreshContent } from "../commands/content.ts";
import { loadContent, loadMoreNews } from "../epics/content/load.ts";
import { failForbiddenContent, failMissingContent } from "../epics/content/missing.ts";
import { contentSlice } from "../events/content/slice.ts";
import { pageEndpoints } from "../infra/http/api/content.ts";
import { domain } from "./domain.ts";

/** Pages whose text comes from the server. */
export const content = domain({
  name: "content",
  slices: [contentSlice],
  commands: [RefreshContent, LoadMoreNews],
  epics: [loadContent, loadMoreNews, failMissingContent, failForbiddenContent],
  endpoints: pageEndpoints,
});
