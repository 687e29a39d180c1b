import { Dictionaries, MediaResources } from "../../../events/dictionaries/events.ts";
import {
  AnalyticsCounters,
  SeoIsoCodes,
  SeoContent,
  SeoPageData,
  SeoPageVisual,
  SeoSports,
} from "../../../events/seo/events.ts";
import { CALL_TIMEOUT_MS, type Endpoint, endpoint, type Request } from "../request.ts";

const shared = (path: string, query: NonNullable<Request["query"]> = {}): Request => ({
  method: "GET",
  path,
  query,
  kind: "shared",
  timeoutMs: CALL_TIMEOUT_MS,
});

/** Texts for search engines, the operator's texts and media; the same for every visitor. */
export const seoEndpoints: readonly Endpoint[] = [
  endpoint(SeoPageData, (ask) => shared("/web-api/seo/page-data", ask)),
  endpoint(SeoContent, (ask) => shared("/web-api/seo/content", ask)),
  endpoint(SeoPageVisual, (ask) => shared("/web-api/seo/page-visual", ask)),
  endpoint(SeoIsoCodes, () => shared("/web-api/seo/iso-codes")),
  endpoint(SeoSports, (ask) => shared("/web-api/seo/sports", ask)),
  endpoint(AnalyticsCounters, (ask) => shared("/web-api/seo/analytics-counters", ask)),
  endpoint(Dictionaries, ({ lng, ids }) =>
    shared(`/web-api/dictionaries/${encodeURIComponent(lng)}`, { ids: [...ids].sort().join(",") }),
  ),
  endpoint(MediaResources, ({ lng, ids }) =>
    shared(`/web-api/media-resources/${encodeURIComponent(lng)}`, {
      ids: [...ids].sort().join(","),
    }),
  ),
];
