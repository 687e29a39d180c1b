/**
 * Elements of a text from the server that are shown, with the attributes they may have; of all others only what is
 * inside.
 */
export const allowed = {
  a: ["href"],
  abbr: [],
  b: [],
  blockquote: [],
  br: [],
  code: [],
  dd: [],
  div: [],
  dl: [],
  dt: [],
  em: [],
  figcaption: [],
  figure: [],
  h2: ["id"],
  h3: ["id"],
  h4: ["id"],
  hr: [],
  i: [],
  img: ["src", "alt", "width", "height"],
  li: [],
  mark: [],
  ol: ["start"],
  p: [],
  pre: [],
  s: [],
  section: [],
  small: [],
  span: [],
  strong: [],
  sub: [],
  sup: [],
  table: [],
  tbody: [],
  td: ["colspan", "rowspan"],
  th: ["colspan", "rowspan", "scope"],
  thead: [],
  tr: [],
  u: [],
  ul: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type AllowedTag = keyof typeof allowed;

export const isAllowed = (tag: string): tag is AllowedTag => Object.hasOwn(allowed, tag);

/** What is inside these is no text: it goes with them. */
export const lost: readonly string[] =
  "audio canvas embed head iframe math noembed noframes noscript object option script select style svg template textarea title video xmp".split(
    " ",
  );

/** Anchors get a prefix, so that no text can take the name of a part of the page. */
export const anchorOf = (id: string): string => `text-${id}`;

const number = (value: string): string | null => (/^[0-9]{1,4}$/.test(value) ? value : null);
const id = (value: string): string | null =>
  /^[\p{L}\p{N}][\p{L}\p{N}_-]{0,63}$/u.test(value) ? anchorOf(value) : null;

/** An attribute as it may stand on the page; null: not at all. */
export const attributes: Readonly<Record<string, (value: string) => string | null>> = {
  href: safeHref,
  src: (value) => (/^\/(?![/\\])[\w\-./%]*$/.test(value) ? value : null),
  alt: (value) => value,
  id,
  width: number,
  height: number,
  start: number,
  colspan: number,
  rowspan: number,
  scope: (value) => (/^(row|col)$/.test(value) ? value : null),
};

/** Own paths, anchors of the text, secure pages, mail and telephone; nothing that runs or hides where it leads. */
export function safeHref(value: string): string | null {
  if (value.startsWith("#")) {
    const anchor = id(value.slice(1));
    return anchor === null ? null : `#${anchor}`;
  }
  const isSafe =
    /^\/(?![/\\])[\w\-./~%?=&#]*$/.test(value) ||
    /^https:\/\/[\w\-.]+(:[0-9]+)?([/?#][^\s"'<>\\]*)?$/i.test(value) ||
    /^mailto:[\w.+-]+@[\w.-]+$/i.test(value) ||
    /^tel:\+?[0-9()\- ]+$/i.test(value);
  return isSafe ? value : null;
}
