type Tags = ReadonlySet<string>;
const tags = (text: string): Tags => new Set(text.split(" "));

const table = tags("table");

/** The only parents that these elements may have. */
const parents: Readonly<Record<string, Tags>> = {
  thead: table,
  tbody: table,
  tr: tags("thead tbody"),
  td: tags("tr"),
  th: tags("tr"),
  li: tags("ul ol"),
  dt: tags("dl"),
  dd: tags("dl"),
  figcaption: tags("figure"),
};
/** Parts of a table may contain only parts of a table. */
export const tableParts: Tags = tags("table thead tbody tr");

const textBlocks = tags("h2 h3 h4 p");
/** Ancestors that an element must not have, at any level. */
const forbiddenAncestors: Readonly<Record<string, Tags>> = {
  a: tags("a"),
  h2: textBlocks,
  h3: textBlocks,
  h4: textBlocks,
  ...Object.fromEntries(
    "p ul ol dl table blockquote figure hr pre div section"
      .split(" ")
      .map((tag) => [tag, tags("p")]),
  ),
};

/**
 * Whether an element may be nested in the open ones, the innermost last. The HTML parser ensures this, but
 * when an element is removed, its children move up to its parent.
 */
export function isAllowedIn(open: readonly string[], tag: string): boolean {
  const parent = open.at(-1);
  const allowedParents = parents[tag];
  if (allowedParents !== undefined) return parent !== undefined && allowedParents.has(parent);
  if (parent !== undefined && tableParts.has(parent)) return false;
  return !open.some((ancestor) => forbiddenAncestors[tag]?.has(ancestor));
}
