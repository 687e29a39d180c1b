/**
 * The form of a path: `{sport}` is a parameter, `{feed:live|line}` one of these words, `{id:#}` digits, `{champ:c#}`
 * digits behind a letter, `{menuSection:$}` a word in lower-case letters and dashes, `{token:@}` a code of 24 to 64
 * letters and digits, or what facts know of one; with `?` (`{sport?:#}`) it may be missing. All else stands for itself.
 * `*` is any path.
 */
const kinds: Readonly<Record<string, string>> = {
  "#": "\\d{1,12}",
  "c#": "c\\d{1,12}",
  $: "[a-z][a-z-]{2,}",
  "@": "~code|(?=[^/]*\\d)[\\w-]{24,64}",
};
/** A path as events have it: the code of an address is a secret and is replaced by `~code`. */
export const withoutCode = (path: string): string =>
  path.replace(/^(\/[a-z]{2})?\/(?=[^/]*\d)[\w-]{24,64}(?=\/?$)/, "$1/~code");

const parameter = /^\{(\w+)(\?)?(?::(.+))?\}$/;

/** Which of two patterns is asked first: a word before a choice of words before what may be anything. */
export const rankOf = (pattern: string): string =>
  pattern
    .split("/")
    .map((segment) => {
      if (segment === "*") return "e";
      const [, name, optional, kind] = parameter.exec(segment) ?? [];
      if (name === undefined) return "a";
      return optional !== undefined ? "d" : kind !== undefined ? "b" : "c";
    })
    .join("");

/** The expression of a pattern, over a path without its language segment ("/office/menu", or nothing for home). */
export function expressionOf(pattern: string): RegExp {
  if (pattern === "*") return /^/;
  const parts = pattern.split("/").map((segment) => {
    const [, name, optional, kind] = parameter.exec(segment) ?? [];
    if (name === undefined) return segment === "" ? "" : `/${segment}`;
    const value = kind === undefined ? "[^/]{1,200}" : (kinds[kind] ?? kind);
    return optional === undefined ? `/(?<${name}>${value})` : `(?:/(?<${name}>${value}))?`;
  });
  return new RegExp(`^${parts.join("")}/?$`);
}

/** The pattern with these values; a parameter that has none is left out with all that would follow it nowhere. */
export const fill = (
  pattern: string,
  params: Readonly<Record<string, string | number>> = {},
): string =>
  pattern
    .split("/")
    .flatMap((segment) => {
      const name = parameter.exec(segment)?.[1];
      if (name === undefined) return segment === "" ? [] : [segment];
      const value = params[name];
      return value === undefined ? [] : [encodeURIComponent(value)];
    })
    .map((segment) => `/${segment}`)
    .join("");
