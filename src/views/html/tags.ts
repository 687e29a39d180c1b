/** A tag of a text; `name` is empty for what is neither shown nor a tag, such as a comment. */
export type Tag = {
  /** Where it stands in the text: from its "<" to behind its ">". */
  readonly from: number;
  readonly to: number;
  readonly isEnd: boolean;
  /** In small letters. */
  readonly name: string;
  readonly attributes: string;
};

const quote = 0x22;
const apostrophe = 0x27;
const greater = 0x3e;

const isLetter = (code: number): boolean => {
  const small = code | 0x20;
  return small >= 0x61 && small <= 0x7a;
};
const isOfName = (code: number): boolean =>
  isLetter(code) || (code >= 0x30 && code <= 0x39) || code === 0x2d;
const isQuote = (code: number): boolean => code === quote || code === apostrophe;

/**
 * Finds the tags of a text in one walk, whatever the text: each character is looked at a few times at most. A regular
 * expression would begin anew at every "<" that nothing ends, and hang the page on 100 kB of them.
 */
export function tagsOf(html: string): (from: number) => Tag | null {
  let ends: Int32Array | null = null;

  /** Index of the ">" that ends a tag from here on, and is not quoted; -1 when there is none. */
  const endFrom = (start: number): number => {
    if (ends !== null) return ends[start] ?? -1;
    for (let at = start; at < html.length; at += 1) {
      const code = html.charCodeAt(at);
      if (code === greater) return at;
      if (!isQuote(code)) continue;
      at = html.indexOf(code === quote ? '"' : "'", at + 1);
      if (at < 0) break;
    }
    // The next tag that nothing ends must not walk to the end of the text once more.
    ends = allEnds(html);
    return -1;
  };

  return (start) => {
    for (let from = html.indexOf("<", start); from >= 0; from = html.indexOf("<", from + 1)) {
      const mark = html[from + 1];
      if (mark === "!" || mark === "?") {
        const end = html.startsWith("<!--", from)
          ? behind(html, "-->", from + 4)
          : behind(html, ">", from + 2);
        return { from, to: end, isEnd: false, name: "", attributes: "" };
      }
      const isEnd = mark === "/";
      const nameFrom = from + (isEnd ? 2 : 1);
      if (!isLetter(html.charCodeAt(nameFrom))) continue;
      let nameTo = nameFrom + 1;
      while (isOfName(html.charCodeAt(nameTo))) nameTo += 1;
      const end = endFrom(nameTo);
      if (end < 0) continue;
      const name = html.slice(nameFrom, nameTo).toLowerCase();
      return { from, to: end + 1, isEnd, name, attributes: html.slice(nameTo, end) };
    }
    return null;
  };
}

/** Behind the next `end`; the end of the text when there is none. */
function behind(html: string, end: string, from: number): number {
  const found = html.indexOf(end, from);
  return found < 0 ? html.length : found + end.length;
}

/** For every place of a text the unquoted ">" that follows, as if a tag were open there; made from the end. */
function allEnds(html: string): Int32Array {
  const plain = new Int32Array(html.length + 1).fill(-1);
  let inQuotes = -1;
  let inApostrophes = -1;
  for (let at = html.length - 1; at >= 0; at -= 1) {
    const after = plain[at + 1] ?? -1;
    const code = html.charCodeAt(at);
    if (code === greater) plain[at] = at;
    else if (code === quote) [plain[at], inQuotes] = [inQuotes, after];
    else if (code === apostrophe) [plain[at], inApostrophes] = [inApostrophes, after];
    else plain[at] = after;
  }
  return plain;
}

/** Behind the end tag of an element whose inside is dropped; the end of the text when it has none. */
export function behindDropped(html: string, name: string, from: number): number {
  const end = new RegExp(`</${name}`, "gi");
  end.lastIndex = from;
  return end.exec(html) === null ? html.length : behind(html, ">", end.lastIndex);
}

/** A quoted text, a name with or without its value, or one character of anything else: no place is looked at twice. */
const part =
  /"[^"]*"|'[^']*'|([a-z][a-z0-9-]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'`=<>]+)))?|[^]/gi;

/** Tells each attribute that has a value. */
export function readAttributes(text: string, tell: (name: string, value: string) => void): void {
  for (const [, name = "", double, single, bare] of text.matchAll(part)) {
    const value = double ?? single ?? bare;
    if (value !== undefined) tell(name.toLowerCase(), value);
  }
}
