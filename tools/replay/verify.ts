import { appOf } from "./app.ts";
import { EndSessionSafely } from "../../src/commands/session.ts";
import { ruleBook, rules } from "../../src/catalogue.ts";
import type { Entry } from "../../src/events/define.ts";
import type { Cause, Difference } from "../../src/infra/replay/explain.ts";
import { createFoldReplay, type HashCheck } from "../../src/infra/replay/fold.ts";
import type { ImportedLog } from "../../src/infra/replay/import.ts";
import { breakOff, verify } from "../../src/infra/replay/verify.ts";
import { withoutNetwork } from "./offline.ts";
import type { OpenedLog } from "./open.ts";
import { count, cut, labelledRows, json, type Paint, plural, sinceStart, width } from "./texts.ts";

/** The result of an exact replay; also the output of `--json`. */
export type Proof =
  | {
      readonly tag: "same";
      readonly entries: number;
      readonly inputs: number;
      readonly derived: number;
      readonly hash: string;
      /** Entries that replay produces after the last one: the log was cut off in the middle of a turn. */
      readonly beyond: number;
    }
  | { readonly tag: "different"; readonly verifiedSeq: number; readonly difference: Difference }
  | {
      readonly tag: "folded only";
      readonly trimmedTo: number;
      readonly hashChecks: readonly HashCheck[];
    };

/** Runs this build on the log again, without network access. */
export function prove({ log, fault }: OpenedLog): Proof {
  if (log.baseSeq !== 0) {
    const { hashChecks } = createFoldReplay(log, appOf(log).root).run();
    return { tag: "folded only", trimmedTo: log.baseSeq, hashChecks };
  }
  const verdict = withoutNetwork(() =>
    verify(fault === null ? log : withoutEnd(log), {
      ...appOf(log),
      onGuardLost: () => EndSessionSafely({}),
    }),
  );
  const { verifiedSeq, inputs, hash, beyond } = verdict;
  const brokenAt = fault?.message.replace("; reading stopped", "");
  const difference =
    verdict.difference ??
    (brokenAt === undefined ? null : breakOff(brokenAt, { recorded: log.recorded, turn: beyond }));
  if (difference !== null) return { tag: "different", verifiedSeq, difference };
  const derived = verifiedSeq - inputs;
  return {
    tag: "same",
    entries: verifiedSeq,
    inputs,
    derived,
    hash: hash ?? "",
    beyond: beyond.length,
  };
}

/** Where a line is out of place, a missing end need not be reported. */
const withoutEnd = (log: ImportedLog): ImportedLog => ({
  ...log,
  brokenSums: log.brokenSums.filter(({ seq }) => seq <= log.recorded.length),
});

/** 0: proven; 1: not. A trimmed log proves something only through recorded hashes. */
export function exitCodeOf(proof: Proof): number {
  if (proof.tag !== "folded only") return proof.tag === "same" ? 0 : 1;
  const { hashChecks } = proof;
  const isEqual = hashChecks.every(({ recorded, replayed }) => recorded === replayed);
  return hashChecks.length > 0 && isEqual ? 0 : 1;
}

export function proofLines(file: string, proof: Proof, startedAt: number, paint: Paint): string[] {
  switch (proof.tag) {
    case "same": {
      const { entries, inputs, derived, hash, beyond } = proof;
      const proven = `${plural(entries, "entry", "entries")}: ${plural(inputs, "input")} went in, ${count(derived)} derived came out again; state ${hash}`;
      const cutOff = `The log ends in the middle of a turn: replay has ${plural(beyond, "more entry", "more entries")} of it.`;
      return [`${paint("good", "Verified")} ${proven}`, ...(beyond === 0 ? [] : [cutOff])];
    }
    case "folded only": {
      const { trimmedTo, hashChecks } = proof;
      const checkLines = hashChecks.map(({ seq, recorded, replayed }) =>
        recorded === replayed
          ? `  ${paint("good", "Equal")} state ${replayed} at entry ${seq}`
          : `  ${paint("bad", "Unequal")} state at entry ${seq}: recorded ${recorded}, folded ${replayed}`,
      );
      return [
        `${file} is trimmed: it starts with the state after entry ${trimmedTo}.`,
        "Rules that were running then cannot be run again, so it was folded only.",
        ...(checkLines.length > 0
          ? checkLines
          : ["It holds no state hash to compare with: nothing is proven."]),
      ];
    }
    case "different":
      return differenceLines(file, proof.verifiedSeq, proof.difference, startedAt, paint);
  }
}

function differenceLines(
  file: string,
  verifiedSeq: number,
  difference: Difference,
  startedAt: number,
  paint: Paint,
): string[] {
  const { seq, kind, got, changes, reason, causes } = difference;
  const subject = difference.expected ?? got;
  const preview = (value: unknown) => cut(value === undefined ? "nothing" : json(value), 34);
  const rows: (readonly [string, string])[] = [
    ["First difference", `${seq === 0 ? "the header" : `entry ${seq}`}, ${paint("bad", kind)}`],
    ...(reason === null ? [] : [["Because", reason] as const]),
    ...(subject === null
      ? []
      : [
          ["Rule", paint("strong", ruleText(difference))] as const,
          ...ruleDescriptions(difference),
          ["Made by", subject.by ?? "outside"] as const,
          ["Expected", expectedText(difference, startedAt)] as const,
          ["Got", entryText(got, startedAt)] as const,
        ]),
    ...changes.map(({ path, before, after }, index) => {
      const text = `${cut(path, 40)}  ${preview(before)} → ${preview(after)}`;
      return [index === 0 ? "Differs in" : "", text] as const;
    }),
    ...(subject === null ? [] : causeRows(causes, startedAt)),
  ];
  const verifiedLine = `The ${plural(verifiedSeq, "entry", "entries")} before came out again.`;
  return [`${file} does not come out again`, "", ...labelledRows(paint, rows), "", verifiedLine];
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

const expectedText = ({ kind, expected }: Difference, startedAt: number): string =>
  kind === "altered" && expected === null
    ? "the line as it was written"
    : entryText(expected, startedAt);

const entryText = (entry: Entry | null, startedAt: number): string => {
  if (entry === null) return "nothing";
  const { at, type, v, data, cause, by } = entry;
  const from = cause === null ? "" : ` ← ${cause}`;
  const head = `${type} v${v} ${sinceStart(at, startedAt)}${by === undefined ? "" : ` ${by}`}${from} `;
  return head + cut(json(data), Math.max(12, width - 20 - head.length));
};

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
