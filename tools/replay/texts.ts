/** Maximum columns per report line. */
export const width = 100;

type Style = "strong" | "faint" | "good" | "bad";
const codes: Readonly<Record<Style, string>> = { strong: "1", faint: "2", good: "32", bad: "31" };

/** Colours text, or returns it unchanged if colours are off. */
export type Paint = (style: Style, text: string) => string;

export const paintFor = (isColoured: boolean): Paint =>
  isColoured ? (style, text) => `\u001b[${codes[style]}m${text}\u001b[0m` : (_style, text) => text;

/** JSON without characters that a terminal would interpret or that change the reading direction. */
export const json = (value: unknown, indent = 0): string =>
  (JSON.stringify(value, null, indent) ?? "nothing").replace(
    /[\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

export const cut = (text: string, maxLength: number): string =>
  text.length <= maxLength ? text : `${text.slice(0, Math.max(0, maxLength - 1))}…`;

/**
 * Two texts cut to `maxLength` around their first difference, so that it is in sight: "…\"coef\":1.54…".
 */
export function cutAround(a: string, b: string, maxLength: number): readonly [string, string] {
  let same = 0;
  while (same < a.length && same < b.length && a[same] === b[same]) same += 1;
  const isLong = Math.max(a.length, b.length) > maxLength;
  const start = isLong && same > maxLength / 2 ? same - Math.floor(maxLength / 3) : 0;
  const from = (text: string) => (start === 0 ? text : `…${text.slice(start + 1)}`);
  return [cut(from(a), maxLength), cut(from(b), maxLength)];
}

export const count = (n: number): string => n.toLocaleString("en-US");

/** "1 entry", "2 entries". */
export const plural = (n: number, singular: string, pluralForm = `${singular}s`): string =>
  `${count(n)} ${n === 1 ? singular : pluralForm}`;

export function size(bytes: number): string {
  if (bytes < 1_000) return `${bytes} bytes`;
  return bytes < 1_000_000 ? `${(bytes / 1_000).toFixed(1)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}

/** `14 ms`, `3.2 s`, `10 min 3 s`. */
export function duration(ms: number): string {
  if (ms < 1_000) return `${Number(ms.toPrecision(2))} ms`;
  if (ms < 59_950) return `${(ms / 1_000).toFixed(1)} s`;
  const allSeconds = Math.round(ms / 1_000);
  const minutes = Math.floor(allSeconds / 60);
  return minutes < 60
    ? `${minutes} min ${allSeconds % 60} s`
    : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** `2026-11-20 14:00:16.000`, in UTC; an invalid time is shown as a number. */
export const instant = (timestamp: number): string =>
  Math.abs(timestamp) <= 8.64e15
    ? new Date(timestamp).toISOString().replace("T", " ").slice(0, -1)
    : `${timestamp}`;

/** Time since the start of the visit, `+1:04.100`. */
export function sinceStart(at: number, startedAt: number): string {
  const ms = Math.abs(at - startedAt);
  const seconds = (Math.floor(ms % 60_000) / 1_000).toFixed(3).padStart(6, "0");
  return `${at < startedAt ? "-" : "+"}${Math.floor(ms / 60_000)}:${seconds}`;
}

/** Lines such as `  Span      2026 …`, with the names in one column. */
export const labelledRows = (
  paint: Paint,
  rows: readonly (readonly [string, string])[],
): string[] => {
  const column = Math.max(...rows.map(([name]) => name.length)) + 2;
  return rows.map(([name, text]) => `  ${paint("faint", name.padEnd(column))}${text}`);
};
