import { type Can, capabilitiesOf, spokenOf } from "../capabilities.ts";
import { landings } from "../content/landings.ts";
import { htmlOf } from "../content/markup.ts";
import { articles } from "../content/news.ts";
import { pages, screens } from "../content/pages.ts";
import { logoOf, partners } from "../content/partners.ts";
import { passagesOf } from "../content/passages.ts";
import { generalRules, limitRules, settlementRules } from "../content/rulesGeneral.ts";
import { sportRules } from "../content/rulesSports.ts";
import type { RuleGroupText } from "../content/ruleText.ts";
import { terminals } from "../content/terminals.ts";
import { day } from "../content/text.ts";
import type { Language } from "../feed/cards.ts";
import type { App, Call, Service } from "../http/environment.ts";
import { ApiError, invalid } from "../http/errors.ts";
import { naturalIn, pageLanguage } from "../http/query.ts";
import { cdnKept, sendFile, sendShared } from "../http/shared.ts";

const cacheControl = "public, max-age=300";
const allGroups: readonly RuleGroupText[] = [generalRules, sportRules, settlementRules, limitRules];
const rulesUpdatedAt = day("2026-11-12");
const perPage = 20;

/** listInfoPages, getInfoPage, getRules, listCashTerminals, listNews, getNews, listPartners, getLandingPage. */
export function infoCalls(app: App, service: Service): void {
  const { appVersion } = service;
  app.get("/web-api/info/pages", (call) => {
    const lng = pageLanguage(call);
    const listed = [...spokenOf(pages, capabilitiesOf(service)), ...screens];
    const items = listed.flatMap(({ slug, title, group, icon }) =>
      group === null ? [] : [{ slug, title: title[lng], group, icon }],
    );
    return sendShared(call, cacheControl, { items });
  });

  app.get("/web-api/info/pages/:slug", (call) => {
    const lng = pageLanguage(call);
    const page = pages.find(({ slug }) => slug === call.req.param("slug"));
    if (!page) throw new ApiError(404, 40);
    return sendShared(call, cacheControl, {
      slug: page.slug,
      title: page.title[lng],
      html: htmlOf(passagesOf(page.text[lng], capabilitiesOf(service)), lng),
      updatedAt: page.updatedAt,
      breadcrumbs: [
        { title: lng === "ru" ? "Информация" : "Information", url: `/${lng}/information` },
      ],
    });
  });

  app.get("/web-api/info/rules", (call) => {
    const lng = pageLanguage(call);
    const groups = groupsOf(capabilitiesOf(service));
    return sendShared(call, cacheControl, {
      groups: groups.map(({ ruleGroup, title, chapters }) => ({
        ruleGroup,
        title: title[lng],
        chapters: chapters.map(({ chapter, title }) => ({ chapter, title: title[lng] })),
      })),
      page: rulesPage(groups, [call.req.query("ruleGroup"), call.req.query("chapter")], lng),
    });
  });

  app.get("/web-api/info/cash-terminals", (call) => {
    const lng = pageLanguage(call);
    const cityId = naturalIn(call, "cityId");
    const countryId = naturalIn(call, "countryId");
    const items = terminals
      .filter((terminal) => cityId === null || terminal.cityId === cityId)
      .filter((terminal) => countryId === null || terminal.countryId === countryId)
      .map(({ id, address, latitude, longitude, workingHours }) => ({
        id,
        address: address[lng],
        latitude,
        longitude,
        workingHours,
      }))
      .sort((a, b) => a.address.localeCompare(b.address, lng));
    return sendShared(call, cacheControl, { items });
  });

  newsCalls(app, service);

  app.get("/web-api/partners", (call) => {
    const lng = pageLanguage(call);
    const section = call.req.query("section");
    const items = partners
      .filter((partner) => section === undefined || partner.section === section)
      .map(({ id, section: partnerSection, title, text }) => ({
        id,
        section: partnerSection,
        title: title[lng],
        html: htmlOf(text[lng], lng),
        logoUrl: `/cdn/${appVersion}/partners/${id}.svg`,
      }));
    return sendShared(call, cacheControl, { items });
  });
  app.get("/cdn/:version/partners/:file", (call) => {
    const partner = partners.find(({ id }) => `${id}.svg` === call.req.param("file"));
    if (!partner) throw new ApiError(404, 40);
    return sendFile(call, cdnKept, "image/svg+xml", new TextEncoder().encode(logoOf(partner)));
  });

  app.get("/web-api/landing-pages/:landingId", (call) => {
    const lng = pageLanguage(call);
    const page = landings.find(({ landingId }) => landingId === call.req.param("landingId"));
    if (!page) throw new ApiError(404, 40);
    const { landingId, layout, title, text } = page;
    const html = htmlOf(text[lng], lng);
    return sendShared(call, cacheControl, { landingId, title: title[lng], html, layout });
  });
}

function newsCalls(app: App, service: Service): void {
  app.get("/web-api/news", (call) => {
    const lng = pageLanguage(call);
    const kind = call.req.query("kind");
    if (kind !== undefined && kind !== "news" && kind !== "blog")
      throw invalid("kind", "enum", "news or blog expected");
    const limit = naturalIn(call, "limit") ?? perPage;
    if (limit < 1 || limit > 100) throw invalid("limit", "range", "1 to 100 expected");
    const from = pageFrom(call);
    const matching = spokenOf(articles, capabilitiesOf(service))
      .filter((article) => kind === undefined || article.kind === kind)
      .toSorted((a, b) => b.at - a.at);
    const items = matching.slice(from, from + limit).map(({ slug, title, lead, at }) => ({
      slug,
      title: title[lng],
      lead: lead[lng],
      imageUrl: null,
      at,
    }));
    const end = from + items.length;
    const nextPageToken = end < matching.length ? String(end) : null;
    return sendShared(call, cacheControl, { items, nextPageToken, total: matching.length });
  });

  app.get("/web-api/news/:slug", (call) => {
    const lng = pageLanguage(call);
    const article = spokenOf(articles, capabilitiesOf(service)).find(
      ({ slug }) => slug === call.req.param("slug"),
    );
    if (!article) throw new ApiError(404, 40);
    const { slug, title, text, at } = article;
    const html = htmlOf(text[lng], lng);
    return sendShared(call, cacheControl, { slug, title: title[lng], html, at, imageUrl: null });
  });
}

/** A token is the number of items before the page. @throws ApiError 400, code 11, for anything else. */
function pageFrom(call: Call): number {
  const token = call.req.query("pageToken");
  if (token === undefined) return 0;
  if (!/^\d{1,6}$/.test(token))
    throw invalid("pageToken", "unknown", "a token of this list expected");
  return Number(token);
}

const groupsOf = (can: Can): readonly RuleGroupText[] =>
  allGroups.map((group) => ({
    ...group,
    chapters: spokenOf(group.chapters, can).map((chapter) => ({
      ...chapter,
      text: { en: passagesOf(chapter.text.en, can), ru: passagesOf(chapter.text.ru, can) },
    })),
  }));

/** One chapter, or all chapters of a group in sequence, each with its anchor; null without a group. */
function rulesPage(
  groups: readonly RuleGroupText[],
  [ruleGroup, chapter]: readonly [group: string | undefined, chapter: string | undefined],
  lng: Language,
) {
  if (ruleGroup === undefined) {
    if (chapter !== undefined) throw new ApiError(404, 40);
    return null;
  }
  const group = groups.find((candidate) => candidate.ruleGroup === ruleGroup);
  const chapterText = group?.chapters.find((candidate) => candidate.chapter === chapter);
  if (!group || (chapter !== undefined && !chapterText)) throw new ApiError(404, 40);
  const html = chapterText
    ? htmlOf(chapterText.text[lng], lng)
    : group.chapters
        .map((item) => htmlOf(`## ${item.title[lng]} {#${item.chapter}}\n\n${item.text[lng]}`, lng))
        .join("");
  return {
    slug: chapterText ? `${ruleGroup}/${chapterText.chapter}` : ruleGroup,
    title: (chapterText ?? group).title[lng],
    html,
    updatedAt: rulesUpdatedAt,
  };
}
