import { ruleBook, rules } from "../../src/catalogue.ts";
import type { Entry } from "../../src/events/define.ts";
import type { Cause, Difference } from "../../src/infra/replay/explain.ts";
import type { StateDifference } from "../../src/infra/replay/stateDifference.ts";
import {
  count,
  cut,
  cutAround,
  json,
  labelledRows,
  type Paint,
  plural,
  sinceStart,
  width,
} from "./texts.ts";

/** The first difference between a log and its replay, in lines of text; `startedAt` in Unix ms. */
export function differenceLines(
  file: string,
  verifiedSeq: number,
  difference: Difference,
  startedAt: number,
  paint: Paint,
): string[] {
  const { seq, kind, got, changes, reason, causes, state } = difference;
  const subject = difference.expected ?? got;
  const [expected, gotText] = entryTexts(difference, startedAt);
  const preview = (value: unknown) => (value === undefined ? "nothing" : json(value));
  const rows: (readonly [string, string])[] = [
    ["First difference", `${seq === 0 ? "the header" : `entry ${seq}`}, ${paint("bad", kind)}`],
    ...(reason === null ? [] : [["Because", reason] as const]),
    ...(subject === null
      ? []
      : [
          ["Rule", paint("strong", ruleText(difference))] as const,
          ...ruleDescriptions(difference),
          ["Made by", subject.by ?? "outside"] as const,
          ...(state === null
            ? [["Expected", expected] as const, ["Got", gotText] as const]
            : [["Entry", gotText] as const, ...stateRows(state)]),
        ]),
    ...changes.map(({ path, before, after }, index) => {
      const [from, to] = cutAround(preview(before), preview(after), 34);
      const text = `${cut(path, 40)}  ${from} → ${to}`;
      const label = state === null ? "Differs in" : "It made here";
      return [index === 0 ? label : "", text] as const;
    }),
    ...(subject === null ? [] : causeRows(causes, startedAt)),
  ];
  const verifiedLine = `The ${plural(verifiedSeq, "entry", "entries")} before were reproduced.`;
  return [`${file} is not reproduced`, "", ...labelledRows(paint, rows), "", verifiedLine];
}

/** The value that differs; of the one in the log only a hash is known. */
function stateRows({
  seq,
  slice,
  path,
  recorded,
  replayed,
}: StateDifference): (readonly [string, string])[] {
  const value = (hash: string | null) =>
    hash === null ? "unchanged" : `a value with the hash ${hash}`;
  return [
    ["At entry", `${seq}`],
    ["Slice", slice],
    ["Path", json(path).slice(1, -1)],
    ["In the log", value(recorded)],
    ["Here", value(replayed)],
  ];
}

function ruleText({ rule }: Difference): string {
  const entry = rules.find(({ id }) => id === rule);
  return entry === undefined || entry.ledger.length === 0
    ? rule
    : `${rule} (${entry.ledger.join(", ")})`;
}

/** The catalogue's description of the rule. */
function ruleDescriptions({ rule }: Difference): (readonly [string, string])[] {
  const entry = rules.find(({ id }) => id === rule);
  return entry === undefined ? [] : [["", `armed by: ${ruleBook[entry.id].arms}`]];
}

/** Both entries, their data cut around the first difference. */
function entryTexts(
  { kind, expected, got }: Difference,
  startedAt: number,
): readonly [string, string] {
  const heads = [expected, got].map((entry) => (entry === null ? "" : headOf(entry, startedAt)));
  const room = Math.max(12, width - 20 - Math.max(...heads.map((head) => head.length)));
  const dataOf = (entry: Entry | null) => (entry === null ? "" : json(entry.data));
  const data = cutAround(dataOf(expected), dataOf(got), room);
  const [expectedText = "", gotText = ""] = heads.map((head, index) =>
    head === "" ? "nothing" : head + data[index],
  );
  const isAlteredOnly = kind === "altered" && expected === null;
  return [isAlteredOnly ? "the line as it was written" : expectedText, gotText];
}

function headOf({ at, type, v, cause, by }: Entry, startedAt: number): string {
  const from = cause === null ? "" : ` ← ${cause}`;
  return `${type} v${v} ${sinceStart(at, startedAt)}${by === undefined ? "" : ` ${by}`}${from} `;
}

const causesShown = 12;

function causeRows(causes: readonly Cause[], startedAt: number): (readonly [string, string])[] {
  const texts = causes.map(
    ({ seq, type, at, by }) => `${seq} ${type} ${sinceStart(at, startedAt)} ${by ?? "an input"}`,
  );
  const root = texts.at(-1);
  const omitted = texts.length - causesShown;
  const listed =
    omitted <= 1 || root === undefined
      ? texts
      : [...texts.slice(0, causesShown - 1), `… ${count(omitted)} more …`, root];
  const rows = listed.length > 0 ? listed : ["none: it is the root"];
  return rows.map((text, index) => [index === 0 ? "Causes" : "", text]);
}
