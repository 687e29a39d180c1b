/** As browsers serialise an address: always with double quotes. */
const QUOTED_ADDRESS = /url\("((?:[^"\\]|\\.)*)"\)/g;

/** The declarations of a block as serialised by the browser, one by one. */
export function declarationsOf(block: string): string[] {
  const tokens = block.matchAll(/\\.|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\/\*.*?\*\/|[^]/gs);
  const declarations: string[] = [];
  let depth = 0;
  let text = "";
  for (const [token] of tokens) {
    if ("([{".includes(token)) depth++;
    else if (")]}".includes(token)) depth--;
    if (token === ";" && depth === 0) {
      declarations.push(text.trim());
      text = "";
    } else text += token;
  }
  return [...declarations, text.trim()].filter((declaration) => declaration !== "");
}

/**
 * A declaration with its addresses checked; null when it must be dropped. An address that is not allowed
 * drops the whole declaration, as does anything that could become one later: a string in `image-set()`, or a
 * variable in it.
 */
export function sealDeclaration(
  declaration: string,
  allowed: (address: string) => string | null,
): string | null {
  // Browsers keep the text of a variable as written, with escapes and without quotes.
  const isRaw = declaration.startsWith("--") || /\bvar\(/i.test(declaration);
  if (isRaw) return mayFetch(declaration) ? null : declaration;
  let isRefused = false;
  const checked = declaration.replace(QUOTED_ADDRESS, (match, inner: string) => {
    const address = inner.startsWith("#") ? inner : allowed(unescaped(inner));
    if (address === null) isRefused = true;
    return address === null ? match : `url("${escaped(address)}")`;
  });
  const remainder = declaration.replace(QUOTED_ADDRESS, "");
  return isRefused || mayFetch(remainder) ? null : checked;
}

/** Whether a value names an address in any way that CSS has, or may have one day. */
function mayFetch(value: string): boolean {
  // Strings first, then escapes: an escaped quote does not begin a string.
  const bare = unescaped(value.replace(TEXT, (token) => (token.startsWith("\\") ? token : '""')));
  if (/url\s*\(|src\s*\(/i.test(bare)) return true;
  const isPicture = /(?:image-set|image|cross-fade|element|paint)\s*\(/i.test(bare);
  return isPicture && /"|(?:var|attr|env)\s*\(/i.test(bare);
}

const TEXT = /\\[^]|"(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*'/g;

const unescaped = (value: string): string =>
  value.replace(/\\(?:([\da-f]{1,6})\s?|(.))/gis, (_all, code?: string, char?: string) =>
    code === undefined ? (char ?? "") : charOf(Number.parseInt(code, 16)),
  );

const charOf = (code: number): string =>
  code === 0 || code > 0x10ffff ? "\ufffd" : String.fromCodePoint(code);

const escaped = (address: string): string =>
  address.replace(/["\\\n\r\f]/g, (char) => `\\${char.codePointAt(0)?.toString(16)} `);

/** A selector for the attribute with exactly this value, whatever it contains. */
export const attributeSelector = (name: string, value: string): string =>
  `[${name}="${escaped(value)}"]`;
