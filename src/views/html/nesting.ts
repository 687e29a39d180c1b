type Names = ReadonlySet<string>;
const names = (text: string): Names => new Set(text.split(" "));

const wholeTable = names("table");

/** The only parents that some elements may have. */
const parents: Readonly<Record<string, Names>> = {
  thead: wholeTable,
  tbody: wholeTable,
  tr: names("thead tbody"),
  td: names("tr"),
  th: names("tr"),
  li: names("ul ol"),
  dt: names("dl"),
  dd: names("dl"),
  figcaption: names("figure"),
};
/** Parts of a table hold parts of a table, and nothing else. */
export const tableParts: Names = names("table thead tbody tr");

const ofLines = names("h2 h3 h4 p");
/** Around which elements there may be none of some others, however far out. */
const never: Readonly<Record<string, Names>> = {
  a: names("a"),
  h2: ofLines,
  h3: ofLines,
  h4: ofLines,
  ...Object.fromEntries(
    "p ul ol dl table blockquote figure hr pre div section"
      .split(" ")
      .map((tag) => [tag, names("p")]),
  ),
};

/**
 * Whether an element may stand within the open ones, the nearest last. Parsers see to it; but where one in between was not
 * allowed, what was in it stands in what was around it.
 */
export function isAllowedIn(open: readonly string[], tag: string): boolean {
  const parent = open.at(-1);
  const wanted = parents[tag];
  if (wanted !== undefined) return parent !== undefined && wanted.has(parent);
  if (parent !== undefined && tableParts.has(parent)) return false;
  return !open.some((one) => never[tag]?.has(one));
}
