import type { PageData } from "./pageData.ts";

type ByPath = PageData["pathMetaRobots"][number];

/** A pattern without its "/*": what has to match, and how much of the path that is. */
const baseOf = (path: string): string => path.replace(/\/\*$/, "");
const isPrefix = (path: string): boolean => path.endsWith("/*");

/**
 * Whether an entry speaks of a path: a trailing "/*" of all below it and of itself, else of just that one. [seo-007]
 */
const matches = ({ path: pattern }: ByPath, path: string): boolean => {
  const base = baseOf(pattern);
  return path === base || (isPrefix(pattern) && path.startsWith(`${base}/`));
};

/** The entry with the longest path, of two equally long ones that without "/*". [seo-006] */
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

/** "noindex, follow"; `none` stands for "noindex, nofollow". */
const isNoindex = (robots: string): boolean =>
  robots
    .toLowerCase()
    .split(",")
    .some((word) => ["noindex", "none"].includes(word.trim()));

/** All that is said to robots about a page, the most specific first. `path` is behind the language segment. */
function robotsFor(page: PageData, path: string): readonly string[] {
  const own = page.metas.filter(({ name }) => name.toLowerCase() === "robots");
  return [
    mostSpecific(page.pathMetaRobots, path)?.content,
    page.metaRobots,
    ...own.map(({ content }) => content),
    page.hierarchyMetaRobots,
  ].filter((robots) => robots !== undefined && robots !== null);
}

/** What the page says to robots: a noindex goes before all else; null: nothing. [seo-005] */
export function robotsOf(page: PageData, path: string): string | null {
  const said = robotsFor(page, path);
  return said.find(isNoindex) ?? said[0] ?? null;
}
