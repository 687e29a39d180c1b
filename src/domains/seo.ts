import { describeHead, loadCounters, loadPageTexts } from "../epics/seo/page.ts";
import { seoSlice } from "../events/seo/slice.ts";
import { seoEndpoints } from "../infra/http/api/seo.ts";
import { headPort } from "../infra/ports/seo.ts";
import { domain } from "./domain.ts";

/** What the page tells search engines. */
export const seo = domain({
  name: "seo",
  slices: [seoSlice],
  epics: [loadPageTexts, describeHead, loadCounters],
  endpoints: seoEndpoints,
  ports: ({ window }) => [{ onEntry: headPort(window.document) }],
});
