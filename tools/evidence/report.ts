import type { Pack } from "../../server/packs/pack.ts";
import { ExpectedError } from "../expected.ts";
import { openFile } from "../replay/open.ts";
import { type Duty, dutiesOf } from "./duties.ts";
import type { DutyName } from "./dutyNames.ts";
import { missingAskings } from "./registers.ts";
import { missingAnswers, type ServerRecord } from "./server.ts";
import type { Caveat } from "./screens.ts";
import { evidenceOf, remembered, type VisitEvidence } from "./visit.ts";

/** A file of the report: named by its sum, because its name may be somebody's. */
export type ReportedLog = {
  /** SHA-256 of the file, hexadecimal; null if there is none. */
  readonly sha256: string | null;
  /** Why nothing of it could be read. */
  readonly error: string | null;
  /** What is missing or altered in the file as a whole: it is not verified then. */
  readonly warnings: readonly string[];
  readonly visits: readonly VisitEvidence[];
};

/** The report, as its JSON file has it. Times in Unix ms, money in minor units unless a limit says otherwise. */
export type Report = {
  readonly format: "touchline.evidence";
  readonly version: 1;
  readonly pack: { readonly id: string; readonly name: string };
  readonly duties: readonly (Duty & { readonly breaches: number })[];
  /** With which restrictions some visit is judged. */
  readonly caveats: readonly Caveat["name"][];
  readonly logs: readonly ReportedLog[];
};

type Judged = {
  readonly pack: Pack;
  readonly accepted: readonly string[];
  /** What the server has kept: answers to checks are taken out once they are found; null: it was not given. */
  readonly kept: ServerRecord | null;
  readonly screensOf: (build: string) => Caveat | null;
};

export async function logOf(
  file: string,
  sum: () => string,
  { pack, accepted, kept, screensOf }: Judged,
): Promise<ReportedLog> {
  try {
    const { visits, warnings } = await openFile(file, { isForgiving: true, skimmedTo: undefined });
    const all = visits.map((visit) => {
      const evidence = evidenceOf(visit, pack, accepted, kept?.bookings ?? null, screensOf);
      if (kept === null) return evidence;
      const breaches = [
        ...evidence.breaches,
        ...missingAnswers(evidence.checks, kept.answers),
        ...missingAskings(evidence.registers, kept.askings, remembered(pack)),
      ];
      return { ...evidence, breaches: breaches.toSorted((a, b) => a.seq - b.seq) };
    });
    return { sha256: sum(), error: null, warnings: warnings.map(withoutValues), visits: all };
  } catch (error) {
    if (!(error instanceof ExpectedError)) throw error;
    // The message begins with the file's name, which may be somebody's.
    const reason = withoutValues(error.message.replace(`${JSON.stringify(file)}: `, ""));
    return { sha256: sumIfAny(sum), error: reason, warnings: [], visits: [] };
  }
}

/** What is said of damaged data has the data in it: the command line names it, the report does not. */
const withoutValues = (text: string): string => text.replace(/ is damaged: .*$/s, " is damaged");

function sumIfAny(sum: () => string): string | null {
  try {
    return sum();
  } catch {
    return null;
  }
}

export function reportOf(pack: Pack, logs: readonly ReportedLog[], hasServerList: boolean): Report {
  const visits = logs.flatMap((log) => log.visits);
  const firstAt = Math.min(...visits.map(({ startedAt }) => startedAt));
  const counts = new Map<DutyName, number>();
  for (const { duty } of visits.flatMap(({ breaches }) => breaches))
    counts.set(duty, (counts.get(duty) ?? 0) + 1);
  return {
    format: "touchline.evidence",
    version: 1,
    pack: { id: pack.id, name: pack.name },
    duties: dutiesOf(pack, Number.isFinite(firstAt) ? firstAt : 0, hasServerList).map((duty) => ({
      ...duty,
      breaches: counts.get(duty.name) ?? 0,
    })),
    caveats: caveatsOf(visits),
    logs,
  };
}

/** Each once. */
export const caveatsOf = (visits: readonly VisitEvidence[]): readonly Caveat["name"][] => [
  ...new Set(visits.flatMap(({ caveat }) => (caveat === null ? [] : [caveat.name]))),
];

/** Worst first: a breach that is proven, a log that proves nothing, one that cannot be read, one without its beginning. */
const gravest = [1, 4, 2, 3, 0] as const;

export function exitCodeOf({ logs }: Report): number {
  const codes = logs.flatMap(({ error, warnings, visits }): readonly number[] => {
    if (error !== null) return [2];
    return [
      ...(warnings.length === 0 ? [] : [4]),
      ...visits.map(({ verification, breaches }) => {
        if (verification.tag === "not verified") return 4;
        if (breaches.length > 0) return 1;
        return verification.tag === "in part" ? 3 : 0;
      }),
    ];
  });
  return gravest.find((code) => codes.includes(code)) ?? 0;
}
