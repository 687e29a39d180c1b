import type { PageData } from "./pageData.ts";

type ByPath = PageData["pathMetaRobots"][number];

/** A pattern without its "/*". */
const baseOf = (path: string): string => path.replace(/\/\*$/, "");
const isPrefix = (path: string): boolean => path.endsWith("/*");

/**
 * Whether an entry applies to a path. With a trailing "/*" it applies to the path itself and everything below
 * it, otherwise to exactly that path. [seo-007]
 */
const matches = ({ path: pattern }: ByPath, path: string): boolean => {
  const base = baseOf(pattern);
  return path === base || (isPrefix(pattern) && path.startsWith(`${base}/`));
};

/** The entry with the longest path; of two equally long ones, the one without "/*". [seo-006] */
export function mostSpecific(entries: readonly ByPath[], path: string): ByPath | null {
  const rank = ({ path: pattern }: ByPath) =>
    baseOf(pattern).length * 2 + (isPrefix(pattern) ? 0 : 1);
  return entries
    .filter((entry) => matches(entry, path))
    .reduce<ByPath | null>(
      (best, entry) => (best === null || rank(entry) > rank(best) ? entry : best),
      null,
    );
}

/** Such as "noindex, follow"; `none` is short for "noindex, nofollow". */
const isNoindex = (robots: string): boolean =>
  robots
    .toLowerCase()
    .split(",")
    .some((word) => ["noindex", "none"].includes(word.trim()));

/**
 * All robots directives for a page, the most specific first. `path` is the part after the language segment.
 */
function directivesFor(page: PageData, path: string): readonly string[] {
  const own = page.metas.filter(({ name }) => name.toLowerCase() === "robots");
  return [
    mostSpecific(page.pathMetaRobots, path)?.content,
    page.metaRobots,
    ...own.map(({ content }) => content),
    page.hierarchyMetaRobots,
  ].filter((robots) => robots !== undefined && robots !== null);
}

/** The robots directive of the page; noindex takes precedence; null if there is none. [seo-005] */
export function robotsOf(page: PageData, path: string): string | null {
  const directives = directivesFor(page, path);
  return directives.find(isNoindex) ?? directives[0] ?? null;
}
