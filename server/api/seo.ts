import { htmlOf } from "../content/markup.ts";
import type { Language } from "../feed/cards.ts";
import type { App, Call, Service } from "../http/environment.ts";
import { ApiError, invalid } from "../http/errors.ts";
import { naturalIn, pageLanguage } from "../http/query.ts";
import { cdnKept, sendFile, sendShared } from "../http/shared.ts";
import { fieldsOf, textOr } from "../json.ts";
import { oddsPicture } from "../seo/picture.ts";
import { type KnownPage, pageAt } from "../seo/pages.ts";
import { siteConfig } from "./config.ts";

const cacheControl = "public, max-age=300";
const mostUrl = 400;
const languages: readonly Language[] = ["en", "ru"];
/** Pseudo-sport for long-term bets; no feed contains it. [seo-011] */
const longTerm = {
  id: 2999,
  nameEn: "long-term-bets",
  name: { en: "Long-term bets", ru: "Долгосрочные ставки" },
};
/** Pages that are private or have the same content for everybody. */
const notIndexed = [
  "/office/*",
  "/user/*",
  "/coupon",
  "/confirm",
  "/maintenance",
  "/search-events",
].map((path) => ({ path, content: "noindex" }));

type Asked = { readonly lng: Language; readonly url: string; readonly page: KnownPage | null };

/** getSeoContent, getSeoPageVisual, getSeoPageData, getSeoIsoCodes, getAnalyticsCounters, getSeoSports. */
export function seoCalls(app: App, service: Service): void {
  const { appVersion, source, book } = service;
  const picture = () => `/cdn/${appVersion}/seo/odds.svg`;
  const read = (call: Call): Asked => {
    const lng = pageLanguage(call);
    for (const name of ["sportId", "champId", "gameId"]) naturalIn(call, name);
    const url = call.req.query("url") ?? "";
    if (!url.startsWith("/") || url.length > mostUrl)
      throw invalid("url", "pattern", `a path of at most ${mostUrl} characters expected`);
    const path = url.length > 1 ? url.replace(/\/+$/, "") : url;
    return { lng, url: path, page: pageAt(path, { sports: source.sports, book }) };
  };

  app.get("/web-api/seo/content", (call) => {
    const { lng, page } = read(call);
    if (page === null) return sendShared(call, cacheControl, { html: "", images: [] });
    const alt = lng === "ru" ? "Поле и кривая коэффициента" : "A pitch and a moving price";
    const image = `<figure><img src="${picture()}" alt="${alt}" width="480" height="200"></figure>`;
    const html = (page.hasPicture ? image : "") + htmlOf(page.text[lng], lng);
    return sendShared(call, cacheControl, { html, images: page.hasPicture ? [picture()] : [] });
  });

  app.get("/web-api/seo/page-visual", (call) => {
    const { lng, page } = read(call);
    const isText = page !== null && page.text.en !== "";
    return sendShared(call, cacheControl, {
      h1: isText ? page.heading[lng] : null,
      breadcrumbs: (page?.above ?? []).map(({ title, path }) => ({
        title: title[lng],
        url: `/${lng}${path === "/" ? "" : path}`,
      })),
      banner: null,
    });
  });

  app.get("/web-api/seo/page-data", (call) => {
    const { lng, page } = read(call);
    const { site, branding } = siteConfig(service, "MT");
    const origin = `https://${textOr(fieldsOf(site)["domain"], "touchline.example")}`;
    const siteName = textOr(fieldsOf(branding)["name"], "Touchline");
    return sendShared(call, cacheControl, pageData(page, { lng, origin, siteName }));
  });

  app.get("/web-api/seo/iso-codes", (call) =>
    sendShared(call, cacheControl, {
      codes: Object.fromEntries(languages.map((language) => [language, language])),
    }),
  );

  app.get("/web-api/seo/analytics-counters", (call) => {
    if (!/^[\w.-]{1,253}$/.test(call.req.query("domain") ?? ""))
      throw invalid("domain", "pattern", "the name of a domain expected");
    if (naturalIn(call, "projectId") === null)
      throw invalid("projectId", "required", "a natural number expected");
    // No third party counts our visitors.
    return sendShared(call, cacheControl, { counters: {} });
  });

  app.get("/web-api/seo/sports", (call) => {
    const lng = pageLanguage(call);
    const items = [...source.sports, longTerm].map(({ id, name, nameEn }) => ({
      id,
      name: name[lng],
      nameEn,
    }));
    return sendShared(call, cacheControl, { items });
  });

  app.get("/cdn/:version/seo/:file", (call) => {
    if (call.req.param("file") !== "odds.svg") throw new ApiError(404, 40);
    return sendFile(call, cdnKept, "image/svg+xml", new TextEncoder().encode(oddsPicture));
  });
}

function pageData(
  page: KnownPage | null,
  { lng, origin, siteName }: { lng: Language; origin: string; siteName: string },
) {
  const addressIn = (language: Language, path: string) =>
    `${origin}/${language}${path === "/" ? "" : path}`;
  const common = { siteName, metas: [], hierarchyMetaRobots: null, mediaAlternates: [] };
  if (page === null)
    return {
      ...common,
      title: "",
      description: "",
      metaRobots: null,
      pathMetaRobots: notIndexed,
      customCanonical: null,
      alternates: [],
    };
  const alternates = languages.map((language) => ({
    hreflang: language as string,
    href: addressIn(language, page.canonical),
  }));
  return {
    ...common,
    title: page.title[lng],
    description: page.description[lng],
    metaRobots: null,
    pathMetaRobots: notIndexed,
    customCanonical: { mode: "url", targetUrl: addressIn(lng, page.canonical) },
    alternates: [...alternates, { hreflang: "x-default", href: addressIn("en", page.canonical) }],
  };
}
