const named: Readonly<Record<string, string>> = {
  amp: "&",
  apos: "'",
  bull: "•",
  copy: "©",
  euro: "€",
  gt: ">",
  hellip: "…",
  laquo: "«",
  ldquo: "“",
  lsquo: "‘",
  lt: "<",
  mdash: "—",
  middot: "·",
  minus: "−",
  nbsp: "\u00a0",
  ndash: "–",
  pound: "£",
  quot: '"',
  raquo: "»",
  rdquo: "”",
  reg: "®",
  rsquo: "’",
  shy: "\u00ad",
  times: "×",
};

/** Text with its character references resolved; one that nobody knows stays as it is written. */
export const decodeEntities = (text: string): string =>
  text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,8});/gi, (whole, name: string) => {
    if (!name.startsWith("#")) return Object.hasOwn(named, name) ? (named[name] ?? whole) : whole;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    const isText = code > 31 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
    return isText ? String.fromCodePoint(code) : "";
  });
