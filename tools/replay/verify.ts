import { appOf } from "./app.ts";
import { EndSessionSafely } from "../../src/commands/session.ts";
import { rules } from "../../src/catalogue.ts";
import { definitions, type Entry } from "../../src/events/define.ts";
import { TimerArmed } from "../../src/events/runtime/events.ts";
import type { Change } from "../../src/infra/replay/difference.ts";
import type { Difference } from "../../src/infra/replay/explain.ts";
import type { ImportedLog } from "../../src/infra/replay/import.ts";
import { type BuildDifference, compareBuilds } from "../../src/infra/replay/compareBuilds.ts";
import { breakOff, verify } from "../../src/infra/replay/verify.ts";
import { differenceLines } from "./difference.ts";
import { matcherOf } from "./list.ts";
import { withoutNetwork } from "./offline.ts";
import type { OpenedLog } from "./open.ts";
import { count, labelledRows, json, type Paint, plural } from "./texts.ts";

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
      /** That of the log: a commit. */
      readonly build: string;
      /** What differs between the build of the log and this one; empty when the log itself was altered. */
      readonly builds: readonly BuildDifference[];
      /** All of these are meant. */
      readonly isAccepted: boolean;
    }
  | {
      /** A trimmed log: the epics that were running when it begins could not be carried over. */
      readonly tag: "in part";
      readonly trimmedTo: number;
      readonly entries: number;
      readonly inputs: number;
      /** How many entries were taken from the log, by the epic that made them, most first. */
      readonly given: readonly { readonly by: string; readonly entries: number }[];
      readonly hash: string;
      readonly beyond: number;
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
export function prove({ log, fault }: OpenedLog, accepted: readonly string[] = []): Proof {
  const app = () => ({ ...appOf(log), onGuardLost: () => EndSessionSafely({}) });
  const verdict = withoutNetwork(() => verify(fault === null ? log : withoutEnd(log), app()));
  const { verifiedSeq, inputs, hash, beyond, parameters } = verdict;
  const brokenAt = fault?.message.replace("; reading stopped", "");
  const difference =
    verdict.difference ??
    (brokenAt === undefined
      ? null
      : breakOff(brokenAt, { recorded: log.recorded, baseSeq: log.baseSeq, turn: beyond }));
  if (difference !== null) {
    const isMeant = (name: string) => accepted.some((pattern) => matcherOf(pattern)(name));
    const isAltered = difference.kind === "altered";
    // Another build is compared from the start of a visit only.
    const builds =
      isAltered || log.baseSeq !== 0 ? [] : withoutNetwork(() => compareBuilds(log, app()));
    const isAccepted = builds.length > 0 && builds.every(({ name }) => isMeant(name));
    const { build } = log.header;
    return { tag: "different", verifiedSeq, difference, parameters, build, builds, isAccepted };
  }
  if (log.baseSeq !== 0) {
    const given = [...verdict.given]
      .map(([by, entries]) => ({ by, entries }))
      .toSorted((a, b) => b.entries - a.entries);
    return {
      tag: "in part",
      trimmedTo: log.baseSeq,
      entries: verifiedSeq - log.baseSeq,
      inputs,
      given,
      hash: hash ?? "",
      beyond: beyond.length,
    };
  }
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
  brokenSums: log.brokenSums.filter(({ seq }) => seq <= log.baseSeq + log.recorded.length),
});

/**
 * 0: proven, or all that differs is meant; 1: a difference, or nothing to compare; 3: a trimmed log, proven but for what
 * epics of before it begins have made in it.
 */
export function exitCodeOf(proof: Proof): number {
  if (proof.tag === "same") return 0;
  if (proof.tag === "different") return proof.isAccepted ? 0 : 1;
  return 3;
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
    case "in part": {
      const { trimmedTo, entries, inputs, given, hash } = proof;
      const taken = given.reduce((sum, { entries: each }) => sum + each, 0);
      const made = entries - inputs - taken;
      return [
        `${file} is trimmed: it starts with the state after entry ${trimmedTo}.`,
        `${paint("good", "Verified")} in part: ${plural(entries, "entry", "entries")} from there on, ${plural(inputs, "input")} fed in, ${count(made)} derived entries reproduced; state ${hash}`,
        `  ${plural(taken, "entry was", "entries were")} taken from the log: what ${given.length === 1 ? "this epic" : `these ${given.length} epics`} held in memory when it begins is not in it.`,
        ...labelledRows(
          paint,
          given.map(({ by, entries: each }): readonly [string, string] => [by, count(each)]),
        ),
      ];
    }
    case "different":
      return [
        ...(proof.isAccepted
          ? [`${paint("good", "Verified")} but for differences that are meant:`]
          : differenceLines(file, proof.verifiedSeq, proof.difference, startedAt, paint)),
        ...buildLines(proof),
        ...parameterLines(proof.parameters, paint),
      ];
  }
}

/** What differs in meaning in the whole log, whatever came first. */
function buildLines({
  builds,
  isAccepted,
  build,
}: Proof & { tag: "different" }): readonly string[] {
  if (builds.length === 0) return [];
  const heading = `The log is of build ${build}. Taken up again at every input, this build does ${plural(builds.length, "thing")} otherwise:`;
  const rows = builds.map(({ name, seq, times }) => {
    const often = times === 1 ? "" : `, ${count(times)} times`;
    return `  ${json(name).slice(1, -1)}  (entry ${seq}${often})`;
  });
  return isAccepted ? rows : ["", heading, ...rows];
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
