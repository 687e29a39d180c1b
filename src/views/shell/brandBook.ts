type Entry = { readonly css_prop: string; readonly css_value: string };

/** Odds, live and status colours are not included: they mean the same for every partner. */
const allowed = /^--(brand|radius|font)(-[a-z0-9]+)*$/;
/** Values that could fetch a resource are refused. */
const fetching = /url\s*\(|image\s*\(|image-set\s*\(/i;

/** Each pair must be readable; `ground: null` is the page background of the light or dark theme. */
const pairs = [
  { text: "--brand-on", ground: "--brand", fallback: ["#10170a", "#c9f24b"] },
  { text: "--brand-text-light", ground: null, fallback: ["#2b6314", "#eef1eb"] },
  { text: "--brand-text-dark", ground: null, fallback: ["#d6f872", "#131916"] },
  { text: "--brand-pitch-on", ground: "--brand-pitch", fallback: ["#f1f6ec", "#123524"] },
] as const;
const leastContrast = 4.5;

/**
 * Writes a partner's custom properties to the root style. A colour pair below 4.5:1, or in a notation whose
 * contrast we cannot compute (only `#rgb`, `#rrggbb` and `rgb()` are parsed), keeps its default.
 */
export function applyBrandBook(
  book: readonly Entry[],
  style: Pick<CSSStyleDeclaration, "setProperty">,
): void {
  const values = new Map(
    book
      .filter(({ css_prop, css_value }) => allowed.test(css_prop) && !fetching.test(css_value))
      .map(({ css_prop, css_value }) => [css_prop, css_value.trim()]),
  );
  for (const { text, ground, fallback } of pairs) {
    const [defaultText, defaultGround] = fallback;
    const isSet = values.has(text) || (ground !== null && values.has(ground));
    const contrast = contrastOf(
      values.get(text) ?? defaultText,
      (ground === null ? undefined : values.get(ground)) ?? defaultGround,
    );
    if (!isSet || contrast >= leastContrast) continue;
    values.delete(text);
    if (ground !== null) values.delete(ground);
  }
  for (const [name, value] of values) style.setProperty(name, value);
}

/** WCAG 2.2 contrast ratio of two colours, 1 to 21; 0 when one of them cannot be parsed. */
function contrastOf(colour: string, otherColour: string): number {
  const [first, second] = [luminance(colour), luminance(otherColour)];
  if (first === null || second === null) return 0;
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

function luminance(colour: string): number | null {
  const channels = channelsOf(colour);
  if (channels === null) return null;
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channelsOf(colour: string): readonly number[] | null {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(colour);
  if (short !== null) return short.slice(1).map((digit) => Number.parseInt(digit + digit, 16));
  const long = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour);
  if (long !== null) return long.slice(1).map((digits) => Number.parseInt(digits, 16));
  const rgb = /^rgb\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)$/i.exec(colour);
  return rgb === null ? null : rgb.slice(1).map((digits) => Math.min(255, Number(digits)));
}
