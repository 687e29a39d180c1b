const UNITS = [
  ["d", 86_400_000],
  ["h", 3_600_000],
  ["m", 60_000],
  ["s", 1_000],
  ["ms", 1],
] as const;

const DURATION = /^(?:0|(?:\d+(?:ms|s|m|h|d))+)$/;

export const isDuration = (text: string): boolean => DURATION.test(text);

/** `14m59s`, `1h`, `30s1ms`, `0` in ms. Throws on anything else. */
export function durationMs(text: string): number {
  if (!isDuration(text)) {
    throw new Error(`"${text}" is not a duration; write it like 14m59s, 30s or 1ms`);
  }
  let totalMs = 0;
  for (const [, count = "", unit = ""] of text.matchAll(/(\d+)(ms|s|m|h|d)/g)) {
    totalMs += Number(count) * (UNITS.find(([name]) => name === unit)?.[1] ?? 0);
  }
  return totalMs;
}

/** Milliseconds as a person writes them: `30m 1ms`, `0`. */
export function durationText(ms: number): string {
  if (ms < 0) return `-${durationText(-ms)}`;
  const parts: string[] = [];
  let restMs = ms;
  for (const [unit, unitMs] of UNITS) {
    const count = Math.floor(restMs / unitMs);
    if (count > 0) parts.push(`${count}${unit}`);
    restMs -= count * unitMs;
  }
  return parts.join(" ") || "0";
}
