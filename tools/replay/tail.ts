import type { Entry } from "../../src/events/define.ts";
import { cut, json, type Paint, sinceStart, width } from "./texts.ts";

/** Entries of several visits as lines, each after the number of its visit. */
export function timeLines(
  line: readonly { readonly visit: number; readonly entry: Entry }[],
  startedAt: number,
  paint: Paint,
): string[] {
  const texts = tailLines(
    line.map(({ entry }) => entry),
    startedAt,
    paint,
  );
  return texts.map((text, index) => `${line[index]?.visit ?? ""} ${text}`);
}

/** Entries as lines: seq, time since the start of the visit, type, source and cause, data. */
export function tailLines(entries: readonly Entry[], startedAt: number, paint: Paint): string[] {
  const rows = entries.map(({ seq, at, type, cause, by, data }) => ({
    seq: `${seq}`,
    time: sinceStart(at, startedAt),
    type: cut(type, 26),
    from: cut(`${by ?? "input"}${cause === null ? "" : ` ← ${cause}`}`, 34),
    data: json(data),
  }));
  const column = (name: keyof (typeof rows)[number]) =>
    Math.max(0, ...rows.map((row) => row[name].length));
  const [seqs, times, types, froms] = [
    column("seq"),
    column("time"),
    column("type"),
    column("from"),
  ];
  const room = width - seqs - times - types - froms - 7;
  return rows.map(({ seq, time, type, from, data }) => {
    const head = `${seq.padStart(seqs)}  ${time.padStart(times)}  ${paint("strong", type.padEnd(types))}`;
    return `${head}  ${paint("faint", `${from.padEnd(froms)} ${cut(data, Math.max(8, room))}`)}`;
  });
}
