import { type RouteName, rowOf } from "../navigation/index.ts";
import { type Address, defineResource } from "../resource.ts";
import {
  Article,
  CashTerminals,
  InfoPage,
  InfoRules,
  LandingPage,
  News,
  type Partner,
  Partners,
  type Terminal,
} from "./events.ts";
import type { NewsList } from "./state.ts";

/** Both addresses of the calculator show the same page. */
const calculators: ReadonlySet<string> = new Set(["calculator", "bettingCalculator"]);
export const isCalculator = (name: string): boolean => calculators.has(name);

/** Slug of an information page: the last segment of its path. */
export const slugOf = (name: RouteName): string =>
  isCalculator(name) ? "betting-calculator" : (rowOf(name).pattern.split("/").at(-1) ?? "");

const notPages: ReadonlySet<string> = new Set(["information", "cashTerminals"]);

function pageSlug({ name, section, params }: Address): string | null {
  if (section === "oldBrowser" || (section === "information" && !notPages.has(name)))
    return slugOf(name);
  if (name === "bonusRules") return "bonus-rules";
  return name === "bonus-partner" && params["id"] === undefined ? "bonus-partner" : null;
}

export const infoPage = defineResource({
  slice: "content",
  field: "pages",
  call: InfoPage,
  read: (body) => body,
  wantedBy(address) {
    const slug = pageSlug(address);
    return slug === null ? null : { slug, lng: address.lng };
  },
  whenMissing: "page 404",
  accessId: (page) => page.accessId,
});

export const rules = defineResource({
  slice: "content",
  field: "rules",
  call: InfoRules,
  read: (body) => body,
  wantedBy: ({ section, params, lng }) =>
    section === "rules"
      ? { ruleGroup: params["ruleGroup"] ?? null, chapter: params["chapter"] ?? null, lng }
      : null,
  whenMissing: "page 404",
  accessId: ({ page }) => page?.accessId,
});

export const terminals = defineResource({
  slice: "content",
  field: "terminals",
  call: CashTerminals,
  read: ({ items }): readonly Terminal[] => items,
  wantedBy: ({ name, lng }) => (name === "cashTerminals" ? { lng } : null),
  whenMissing: "words",
});

/** All pages of a kind form one list; the slice joins them. */
export const news = defineResource({
  slice: "content",
  field: "news",
  call: News,
  read: ({ items, nextPageToken }): NewsList => ({ items, nextPageToken, more: "ready" }),
  wantedBy: ({ name, section, params, lng }) =>
    section === "news" && params["slug"] === undefined
      ? { kind: name === "blog" ? ("blog" as const) : ("news" as const), pageToken: null, lng }
      : null,
  whenMissing: "words",
  keyedBy: ({ kind, lng }) => ({ kind, lng }),
});

export const article = defineResource({
  slice: "content",
  field: "articles",
  call: Article,
  read: (body) => body,
  wantedBy: ({ section, params: { slug }, lng }) =>
    section === "news" && slug !== undefined ? { slug, lng } : null,
  whenMissing: "page 404",
});

export const partners = defineResource({
  slice: "content",
  field: "partners",
  call: Partners,
  read: ({ items }): readonly Partner[] => items,
  wantedBy: ({ section, lng }) => (section === "partners" ? { lng } : null),
  whenMissing: "words",
});

export const landing = defineResource({
  slice: "content",
  field: "landings",
  call: LandingPage,
  read: (body) => body,
  wantedBy: ({ section, params, lng }) =>
    section === "landing" ? { landingId: params["landingId"] ?? "", lng } : null,
  whenMissing: "page 404",
});

/** Resources that load in one piece; the news loads page by page. */
export const wholeResources = [infoPage, rules, terminals, article, partners, landing] as const;
