import { LoadDictionaries, LoadMedia } from "../../../events/dictionaries/events.ts";
import {
  LoadCounters,
  LoadIsoCodes,
  LoadPageContent,
  LoadPageData,
  LoadPageVisual,
  LoadSportNames,
} from "../../../events/seo/events.ts";
import { CALL_TIMEOUT_MS, type Endpoint, endpoint, type Request } from "../request.ts";

const shared = (path: string, query: NonNullable<Request["query"]> = {}): Request => ({
  method: "GET",
  path,
  query,
  kind: "shared",
  timeoutMs: CALL_TIMEOUT_MS,
});

/** Words of search engines, the operator's texts and media; all the same for everybody. */
export const seoEndpoints: readonly Endpoint[] = [
  endpoint(LoadPageData, (ask) => shared("/web-api/seo/page-data", ask)),
  endpoint(LoadPageContent, (ask) => shared("/web-api/seo/content", ask)),
  endpoint(LoadPageVisual, (ask) => shared("/web-api/seo/page-visual", ask)),
  endpoint(LoadIsoCodes, () => shared("/web-api/seo/iso-codes")),
  endpoint(LoadSportNames, (ask) => shared("/web-api/seo/sports", ask)),
  endpoint(LoadCounters, (ask) => shared("/web-api/seo/analytics-counters", ask)),
  endpoint(LoadDictionaries, ({ lng, ids }) =>
    shared(`/web-api/dictionaries/${encodeURIComponent(lng)}`, { ids: [...ids].sort().join(",") }),
  ),
  endpoint(LoadMedia, ({ lng, ids }) =>
    shared(`/web-api/media-resources/${encodeURIComponent(lng)}`, {
      ids: [...ids].sort().join(","),
    }),
  ),
];
