import {
  LoadArticle,
  LoadInfoPage,
  LoadInformation,
  LoadLanding,
  LoadNews,
  LoadPartners,
  LoadRules,
  LoadTerminals,
} from "../../../events/content/events.ts";
import { CALL_TIMEOUT_MS, type Endpoint, endpoint } from "../request.ts";

const timeoutMs = CALL_TIMEOUT_MS;
const shared = { method: "GET", kind: "shared", timeoutMs } as const;

/** The menu of information pages, which frames every page. */
export const informationEndpoints: readonly Endpoint[] = [
  endpoint(LoadInformation, ({ lng }) => ({
    ...shared,
    path: "/web-api/info/pages",
    query: { lng },
  })),
];

/** Information, rules, news, partners, landing pages. */
export const pageEndpoints: readonly Endpoint[] = [
  endpoint(LoadInfoPage, ({ slug, lng }) => ({
    ...shared,
    path: `/web-api/info/pages/${encodeURIComponent(slug)}`,
    query: { lng },
  })),
  endpoint(LoadRules, ({ ruleGroup, chapter, lng }) => ({
    ...shared,
    path: "/web-api/info/rules",
    query: { ruleGroup, chapter, lng },
  })),
  endpoint(LoadTerminals, ({ lng }) => ({
    ...shared,
    path: "/web-api/info/cash-terminals",
    query: { lng },
  })),
  endpoint(LoadNews, ({ kind, pageToken, lng }) => ({
    ...shared,
    path: "/web-api/news",
    query: { kind, pageToken, lng },
  })),
  endpoint(LoadArticle, ({ slug, lng }) => ({
    ...shared,
    path: `/web-api/news/${encodeURIComponent(slug)}`,
    query: { lng },
  })),
  endpoint(LoadPartners, ({ lng }) => ({
    ...shared,
    path: "/web-api/partners",
    query: { lng },
  })),
  endpoint(LoadLanding, ({ landingId, lng }) => ({
    ...shared,
    path: `/web-api/landing-pages/${encodeURIComponent(landingId)}`,
    query: { lng },
  })),
];
