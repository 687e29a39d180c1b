/** As the browser writes an address back: always with double quotes. */
const QUOTED_ADDRESS = /url\("((?:[^"\\]|\\.)*)"\)/g;

/** The declarations of a block as the browser wrote it back, one by one. */
export function declarationsOf(block: string): string[] {
  const pieces = block.matchAll(/\\.|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\/\*.*?\*\/|[^]/gs);
  const found: string[] = [];
  let depth = 0;
  let text = "";
  for (const [piece] of pieces) {
    if ("([{".includes(piece)) depth++;
    else if (")]}".includes(piece)) depth--;
    if (piece === ";" && depth === 0) {
      found.push(text.trim());
      text = "";
    } else text += piece;
  }
  return [...found, text.trim()].filter((one) => one !== "");
}

/**
 * A declaration with its addresses checked; null: it may not stay. An address that is not allowed takes the
 * whole declaration with it, as does all that could become one later: a text in `image-set()`, or a variable
 * in it.
 */
export function sealDeclaration(
  declaration: string,
  allowed: (address: string) => string | null,
): string | null {
  // The browser keeps the text of a variable as it came, with escapes and without quotes.
  const isRaw = declaration.startsWith("--") || /\bvar\(/i.test(declaration);
  if (isRaw) return mayFetch(declaration) ? null : declaration;
  let isRefused = false;
  const checked = declaration.replace(QUOTED_ADDRESS, (whole, inner: string) => {
    const address = inner.startsWith("#") ? inner : allowed(unescaped(inner));
    if (address === null) isRefused = true;
    return address === null ? whole : `url("${escaped(address)}")`;
  });
  const rest = declaration.replace(QUOTED_ADDRESS, "");
  return isRefused || mayFetch(rest) ? null : checked;
}

/** Whether a value names an address in any of the ways that CSS has, or may have one day. */
function mayFetch(value: string): boolean {
  // First the texts, then the escapes: an escaped quote begins no text.
  const bare = unescaped(value.replace(TEXT, (piece) => (piece.startsWith("\\") ? piece : '""')));
  if (/url\s*\(|src\s*\(/i.test(bare)) return true;
  const isPicture = /(?:image-set|image|cross-fade|element|paint)\s*\(/i.test(bare);
  return isPicture && /"|(?:var|attr|env)\s*\(/i.test(bare);
}

const TEXT = /\\[^]|"(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*'/g;

const unescaped = (value: string): string =>
  value.replace(/\\(?:([\da-f]{1,6})\s?|(.))/gis, (_all, code?: string, sign?: string) =>
    code === undefined ? (sign ?? "") : signOf(Number.parseInt(code, 16)),
  );

const signOf = (code: number): string =>
  code === 0 || code > 0x10ffff ? "\ufffd" : String.fromCodePoint(code);

const escaped = (address: string): string =>
  address.replace(/["\\\n\r\f]/g, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `);

/** A selector of the attribute with exactly this value, whatever is in it. */
export const attributeSelector = (name: string, value: string): string =>
  `[${name}="${escaped(value)}"]`;
