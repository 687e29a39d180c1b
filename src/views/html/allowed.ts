/**
 * Elements allowed in HTML from the server, with their allowed attributes. Any other element is replaced by
 * its content.
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

/** Elements removed together with their content, which is not text. */
export const lost: readonly string[] =
  "audio canvas embed head iframe math noembed noframes noscript object option script select style svg template textarea title video xmp".split(
    " ",
  );

/** Ids get a prefix, so that no text can clash with an id of the page. */
export const anchorOf = (id: string): string => `text-${id}`;

const number = (value: string): string | null => (/^[0-9]{1,4}$/.test(value) ? value : null);
const id = (value: string): string | null =>
  /^[\p{L}\p{N}][\p{L}\p{N}_-]{0,63}$/u.test(value) ? anchorOf(value) : null;

/** Sanitizes the value of an attribute; null: the attribute is removed. */
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

/** Allows own paths, anchors, https, mail and phone links; nothing that runs code or hides its target. */
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
