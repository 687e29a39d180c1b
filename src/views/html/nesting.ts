type Names = ReadonlySet<string>;
const names = (text: string): Names => new Set(text.split(" "));

const headings = names("h2 h3 h4");
const cells = names("td th");
const terms = names("dt dd");
const rows = names("tr td th");
const groups = names("thead tbody tr td th");
const paragraph = names("p");
const wholeTable = names("table");
const boxes = names("table td th li dd blockquote div section figure");

/** What an element ends by its beginning, and what holds that end up. */
type End = { readonly ends: Names; readonly within: Names };
const endOf: Readonly<Record<string, readonly End[]>> = {
  a: [{ ends: names("a"), within: names("") }],
  li: [{ ends: names("li"), within: names("ul ol") }],
  dt: [{ ends: terms, within: names("dl") }],
  dd: [{ ends: terms, within: names("dl") }],
  td: [{ ends: cells, within: wholeTable }],
  th: [{ ends: cells, within: wholeTable }],
  tr: [{ ends: rows, within: wholeTable }],
  tbody: [{ ends: groups, within: wholeTable }],
  thead: [{ ends: groups, within: wholeTable }],
  ...Object.fromEntries(
    ["p", "ul", "ol", "dl", "table", "blockquote", "figure", "hr", "pre", "div", "section"].map(
      (tag) => [tag, [{ ends: paragraph, within: boxes }]],
    ),
  ),
  ...Object.fromEntries(
    [...headings].map((tag) => [
      tag,
      [
        { ends: paragraph, within: boxes },
        { ends: headings, within: boxes },
      ],
    ]),
  ),
};

/** An element that has begun; null: it may not stand where it began, so its content stands there without it. */
type Begun = { readonly tag: string; readonly element: unknown };

/** How many of the open elements stay open when `tag` begins: an author need not close everything. */
export function stillOpen(open: readonly Begun[], tag: string): number {
  let length = open.length;
  for (const { ends, within } of endOf[tag] ?? []) {
    const held = open
      .slice(0, length)
      .findLastIndex((one) => one.element !== null && within.has(one.tag));
    const first = open.slice(0, length).findIndex((one, at) => at > held && ends.has(one.tag));
    if (first >= 0) length = first;
  }
  return length;
}

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

/** Whether an element may stand directly in another one; what may not leaves its content there. */
export function mayStandIn(parent: string | null, tag: string): boolean {
  const wanted = parents[tag];
  if (wanted !== undefined) return parent !== null && wanted.has(parent);
  return parent === null || !tableParts.has(parent);
}
