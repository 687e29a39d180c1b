import * as t from "io-ts";
import { finite, nullable, openString, shape } from "../../codec/codec.ts";
import { list } from "../../codec/tolerant.ts";
import { defineCall, defineEvent } from "../define.ts";
import { Head, PageContent, PageData, PageVisual } from "./pageData.ts";

/** A page as search engines know it: `url` is its path after the language, `section` the site's. [seo-008] */
const PageAsk = shape({
  lng: openString,
  url: openString,
  section: nullable(openString),
  sportId: nullable(finite),
  champId: nullable(finite),
  gameId: nullable(finite),
});
export type PageAsk = t.TypeOf<typeof PageAsk>;

/** GET /web-api/seo/page-data, /content and /page-visual. [call-seo-001] */
export const SeoPageData = defineCall("SeoPageData", 1, PageAsk, PageData);
export const SeoContent = defineCall("SeoContent", 1, PageAsk, PageContent);
export const SeoPageVisual = defineCall("SeoPageVisual", 1, PageAsk, PageVisual);

/** GET /web-api/seo/iso-codes: languages of the site whose ISO code differs. [call-seo-001] */
export const SeoIsoCodes = defineCall(
  "SeoIsoCodes",
  1,
  shape({}),
  shape({ codes: t.record(openString, openString) }),
);
/** GET /web-api/seo/sports: the keys of the sports map. [call-seo-003] */
export const SeoSports = defineCall(
  "SeoSports",
  1,
  shape({ lng: openString }),
  shape({ items: list(shape({ id: finite, name: openString, nameEn: openString })) }),
);
/** GET /web-api/seo/analytics-counters. [call-seo-002] */
export const AnalyticsCounters = defineCall(
  "AnalyticsCounters",
  1,
  shape({ domain: openString, projectId: finite }),
  shape({ counters: t.record(openString, openString) }),
);

/** The head that the page should have; the head port writes it. */
export const HeadDescribed = defineEvent("HeadDescribed", 1, Head);
/** Counters of this site in addition to those in its config, by type. */
export const CountersLoaded = defineEvent(
  "CountersLoaded",
  1,
  shape({ counters: t.record(openString, openString) }),
);
