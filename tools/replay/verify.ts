import { appOf } from "./app.ts";
import { EndSessionSafely } from "../../src/commands/session.ts";
import { ruleBook, rules } from "../../src/catalogue.ts";
import { definitions, type Entry } from "../../src/events/define.ts";
import { TimerArmed } from "../../src/events/runtime/events.ts";
import type { Change } from "../../src/infra/replay/difference.ts";
import type { Cause, Difference } from "../../src/infra/replay/explain.ts";
import { createFoldReplay, type HashCheck } from "../../src/infra/replay/fold.ts";
import type { ImportedLog } from "../../src/infra/replay/import.ts";
import type { StateDifference } from "../../src/infra/replay/stateDifference.ts";
import { breakOff, verify } from "../../src/infra/replay/verify.ts";
import { withoutNetwork } from "./offline.ts";
import type { OpenedLog } from "./open.ts";
import {
  count,
  cut,
  cutAround,
  labelledRows,
  json,
  type Paint,
  plural,
  sinceStart,
  width,
} from "./texts.ts";

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
      readonly exercised: Exercised;
      readonly parameters: readonly Change[];
    }
  | {
      readonly tag: "different";
      readonly verifiedSeq: number;
      readonly difference: Difference;
      readonly parameters: readonly Change[];
    }
  | {
      readonly tag: "folded only";
      readonly trimmedTo: number;
      readonly hashChecks: readonly HashCheck[];
    };

/** What a verified log says something about: nothing else of this build has run. */
export type Exercised = {
  /** Ids of the timed rules that armed a timer. */
  readonly rules: readonly string[];
  /** Commands whose deciders were asked. */
  readonly commands: readonly string[];
};

function exercisedBy(entries: readonly Entry[]): Exercised {
  const armed = new Set(entries.filter(TimerArmed.is).map(({ data }) => data.rule));
  const asked = new Set(entries.map(({ type }) => type));
  return {
    rules: rules.map(({ id }) => id).filter((id) => armed.has(id)),
    commands: commandNames().filter((name) => asked.has(name)),
  };
}

const commandNames = (): readonly string[] =>
  [...definitions.values()].flatMap(({ origin, type }) => (origin === "command" ? [type] : []));

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
  const { verifiedSeq, inputs, hash, beyond, parameters } = verdict;
  const brokenAt = fault?.message.replace("; reading stopped", "");
  const difference =
    verdict.difference ??
    (brokenAt === undefined ? null : breakOff(brokenAt, { recorded: log.recorded, turn: beyond }));
  if (difference !== null) return { tag: "different", verifiedSeq, difference, parameters };
  const derived = verifiedSeq - inputs;
  return {
    tag: "same",
    entries: verifiedSeq,
    inputs,
    derived,
    hash: hash ?? "",
    beyond: beyond.length,
    exercised: exercisedBy(log.entries),
    parameters,
  };
}

/** Where a line is out of place, a missing end need not be reported. */
const withoutEnd = (log: ImportedLog): ImportedLog => ({
  ...log,
  brokenSums: log.brokenSums.filter(({ seq }) => seq <= log.recorded.length),
});

/**
 * 0: proven; 1: a difference, or a trimmed log without a hash to compare; 3: a trimmed log, of which only the
 * folds are proven, by its hashes.
 */
export function exitCodeOf(proof: Proof): number {
  if (proof.tag !== "folded only") return proof.tag === "same" ? 0 : 1;
  const { hashChecks } = proof;
  const isEqual = hashChecks.every(({ recorded, replayed }) => recorded === replayed);
  return hashChecks.length > 0 && isEqual ? 3 : 1;
}

export function proofLines(file: string, proof: Proof, startedAt: number, paint: Paint): string[] {
  switch (proof.tag) {
    case "same": {
      const { entries, inputs, derived, hash, beyond, exercised } = proof;
      const proven = `${plural(entries, "entry", "entries")}: ${plural(inputs, "input")} fed in, ${count(derived)} derived entries reproduced; state ${hash}`;
      const cutOff = `The log ends in the middle of a turn: replay has ${plural(beyond, "more entry", "more entries")} of it.`;
      const reach = `It exercised ${exercised.rules.length} of ${rules.length} timed rules and ${exercised.commands.length} of ${commandNames().length} commands; --json names them.`;
      return [
        `${paint("good", "Verified")} ${proven}`,
        reach,
        ...(beyond === 0 ? [] : [cutOff]),
        ...parameterLines(proof.parameters, paint),
      ];
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
      return [
        ...differenceLines(file, proof.verifiedSeq, proof.difference, startedAt, paint),
        ...parameterLines(proof.parameters, paint),
      ];
  }
}

function differenceLines(
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
  slice,
  path,
  recorded,
  replayed,
}: StateDifference): (readonly [string, string])[] {
  const value = (hash: string | null) =>
    hash === null ? "unchanged" : `a value with the hash ${hash}`;
  return [
    ["Slice", slice],
    ["Path", json(path).slice(1, -1)],
    ["In the log", value(recorded)],
    ["Here", value(replayed)],
  ];
}

/** Another build may have other parameters, which explain a difference or made none. */
function parameterLines(parameters: readonly Change[], paint: Paint): readonly string[] {
  if (parameters.length === 0) return [];
  const rows = parameters.map(({ path, before, after }): readonly [string, string] => [
    path,
    `${json(before)} → ${json(after)}`,
  ]);
  return ["", "Parameters of rules, in the log and here:", ...labelledRows(paint, rows)];
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
