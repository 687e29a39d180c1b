/**
 * Syntax of a pattern: `{sport}` is a parameter, `{feed:live|line}` one of these words, `{id:#}` digits,
 * `{champ:c#}` digits after a "c", `{menuSection:$}` a word of lower-case letters and dashes, `{token:@}` a
 * code of 24 to 64 letters and digits, or its placeholder in events. A parameter with `?` (`{sport?:#}`) is
 * optional. Any other segment is literal, and `*` is any path.
 */
const kinds: Readonly<Record<string, string>> = {
  "#": "\\d{1,12}",
  "c#": "c\\d{1,12}",
  $: "[a-z][a-z-]{2,}",
  "@": "~code|(?=[^/]*\\d)[\\w-]{24,64}",
};
/**
 * A path as events contain it: a code in it is secret and is replaced by `~code`. An email address, and what was a code
 * before a mail or a hand added to it, lead to no page: they become `~text`.
 */
export const withoutCode = (path: string): string =>
  path
    .replace(/^(\/[a-z]{2})?\/(?=[^/]*\d)[\w-]{24,64}(?=\/?$)/, "$1/~code")
    .replace(/^(\/[a-z]{2})?\/(?=[^/]*\d)[^/]*[\w-]{24}[^/]*(?=\/?$)/, "$1/~text")
    .replace(/[^/]*(@|%40)[^/]*/g, "~text");

const parameter = /^\{(\w+)(\?)?(?::(.+))?\}$/;

/**
 * Sort key of a pattern: a literal segment precedes a constrained parameter, then an unconstrained one, an
 * optional one and `*`.
 */
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

/** The regular expression of a pattern, for a path without its language ("/office/menu"; empty for home). */
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

/** Fills in the parameters of a pattern; one without a value is left out. */
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
