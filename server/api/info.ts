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

const kept = "public, max-age=300";
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
    return sendShared(call, kept, { items });
  });

  app.get("/web-api/info/pages/:slug", (call) => {
    const lng = pageLanguage(call);
    const page = pages.find(({ slug }) => slug === call.req.param("slug"));
    if (!page) throw new ApiError(404, 40);
    return sendShared(call, kept, {
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
    return sendShared(call, kept, {
      groups: groups.map(({ ruleGroup, title, chapters }) => ({
        ruleGroup,
        title: title[lng],
        chapters: chapters.map((one) => ({ chapter: one.chapter, title: one.title[lng] })),
      })),
      page: rulesPage(groups, [call.req.query("ruleGroup"), call.req.query("chapter")], lng),
    });
  });

  app.get("/web-api/info/cash-terminals", (call) => {
    const lng = pageLanguage(call);
    const cityId = naturalIn(call, "cityId");
    const countryId = naturalIn(call, "countryId");
    const items = terminals
      .filter((one) => cityId === null || one.cityId === cityId)
      .filter((one) => countryId === null || one.countryId === countryId)
      .map(({ id, address, latitude, longitude, workingHours }) => ({
        id,
        address: address[lng],
        latitude,
        longitude,
        workingHours,
      }))
      .sort((one, other) => one.address.localeCompare(other.address, lng));
    return sendShared(call, kept, { items });
  });

  newsCalls(app, service);

  app.get("/web-api/partners", (call) => {
    const lng = pageLanguage(call);
    const section = call.req.query("section");
    const items = partners
      .filter((one) => section === undefined || one.section === section)
      .map((one) => ({
        id: one.id,
        section: one.section,
        title: one.title[lng],
        html: htmlOf(one.text[lng], lng),
        logoUrl: `/cdn/${appVersion}/partners/${one.id}.svg`,
      }));
    return sendShared(call, kept, { items });
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
    return sendShared(call, kept, { landingId, title: title[lng], html, layout });
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
    const all = spokenOf(articles, capabilitiesOf(service))
      .filter((one) => kind === undefined || one.kind === kind)
      .toSorted((one, other) => other.at - one.at);
    const items = all.slice(from, from + limit).map(({ slug, title, lead, at }) => ({
      slug,
      title: title[lng],
      lead: lead[lng],
      imageUrl: null,
      at,
    }));
    const end = from + items.length;
    const nextPageToken = end < all.length ? String(end) : null;
    return sendShared(call, kept, { items, nextPageToken, total: all.length });
  });

  app.get("/web-api/news/:slug", (call) => {
    const lng = pageLanguage(call);
    const article = spokenOf(articles, capabilitiesOf(service)).find(
      ({ slug }) => slug === call.req.param("slug"),
    );
    if (!article) throw new ApiError(404, 40);
    const { slug, title, text, at } = article;
    const html = htmlOf(text[lng], lng);
    return sendShared(call, kept, { slug, title: title[lng], html, at, imageUrl: null });
  });
}

/** A token is the number of items before the page. @throws ApiError 400, code 11, for any other text. */
function pageFrom(call: Call): number {
  const token = call.req.query("pageToken");
  if (token === undefined) return 0;
  if (!/^\d{1,6}$/.test(token))
    throw invalid("pageToken", "unknown", "a token of this list expected");
  return Number(token);
}

const groupsOf = (can: Can): readonly RuleGroupText[] =>
  allGroups.map((group) => ({ ...group, chapters: spokenOf(group.chapters, can) }));

/** One chapter; all chapters of a group below each other, each with its anchor; null for the whole. */
function rulesPage(
  groups: readonly RuleGroupText[],
  [ruleGroup, chapter]: readonly [group: string | undefined, chapter: string | undefined],
  lng: Language,
) {
  if (ruleGroup === undefined) {
    if (chapter !== undefined) throw new ApiError(404, 40);
    return null;
  }
  const group = groups.find((one) => one.ruleGroup === ruleGroup);
  const found = group?.chapters.find((one) => one.chapter === chapter);
  if (!group || (chapter !== undefined && !found)) throw new ApiError(404, 40);
  const html = found
    ? htmlOf(found.text[lng], lng)
    : group.chapters
        .map((one) => htmlOf(`## ${one.title[lng]} {#${one.chapter}}\n\n${one.text[lng]}`, lng))
        .join("");
  return {
    slug: found ? `${ruleGroup}/${found.chapter}` : ruleGroup,
    title: (found ?? group).title[lng],
    html,
    updatedAt: rulesUpdatedAt,
  };
}
