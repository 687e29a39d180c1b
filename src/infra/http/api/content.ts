import {
  Article,
  InfoPage,
  LandingPage,
  News,
  Partners,
  InfoRules,
  CashTerminals,
} from "../../../events/content/events.ts";
import { CALL_TIMEOUT_MS, type Endpoint, endpoint } from "../request.ts";

const shared = { method: "GET", kind: "shared", timeoutMs: CALL_TIMEOUT_MS } as const;

/** Information pages, rules, cash terminals, news, partners, landing pages. */
export const pageEndpoints: readonly Endpoint[] = [
  endpoint(InfoPage, ({ slug, lng }) => ({
    ...shared,
    path: `/web-api/info/pages/${encodeURIComponent(slug)}`,
    query: { lng },
  })),
  endpoint(InfoRules, ({ ruleGroup, chapter, lng }) => ({
    ...shared,
    path: "/web-api/info/rules",
    query: { ruleGroup, chapter, lng },
  })),
  endpoint(CashTerminals, ({ lng }) => ({
    ...shared,
    path: "/web-api/info/cash-terminals",
    query: { lng },
  })),
  endpoint(News, ({ kind, pageToken, lng }) => ({
    ...shared,
    path: "/web-api/news",
    query: { kind, pageToken, lng },
  })),
  endpoint(Article, ({ slug, lng }) => ({
    ...shared,
    path: `/web-api/news/${encodeURIComponent(slug)}`,
    query: { lng },
  })),
  endpoint(Partners, ({ lng }) => ({
    ...shared,
    path: "/web-api/partners",
    query: { lng },
  })),
  endpoint(LandingPage, ({ landingId, lng }) => ({
    ...shared,
    path: `/web-api/landing-pages/${encodeURIComponent(landingId)}`,
    query: { lng },
  })),
];
