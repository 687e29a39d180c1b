import type { Service } from "../http/environment.ts";
import type { CentralFileEntry } from "../packs/centralFiles.ts";
import { edgesOf, holds } from "../packs/pack.ts";

/** Where the pack in force is known. */
type Place = { readonly site: Pick<Service["site"], "pack"> } & Pick<Service, "now">;

/** The file of this subject that the site's pack has operators ask now; null: none. */
export const centralFileOf = ({ site, now }: Place, of: string): CentralFileEntry | null =>
  (site.pack?.centralFiles ?? []).find((entry) => entry.of === of && holds(entry, now())) ?? null;

/** The limits on deposits that a file may count at all operators together. */
export const depositSubjects = [
  "limits.deposit.day",
  "limits.deposit.week",
  "limits.deposit.month",
] as const;
export type DepositSubject = (typeof depositSubjects)[number];

const minuteMs = 60_000;

/** How long a player stays active after the last act, and how long play is closed after that, ms. */
export function activityTimes({ site, now }: Place): {
  readonly idleMs: number;
  readonly waitMs: number;
} {
  const edges = (of: string) =>
    edgesOf(
      (site.pack?.figures ?? []).filter((figure) => figure.of === of && holds(figure, now())),
    );
  return {
    idleMs: edges("activity.idle").atMost * minuteMs,
    waitMs: edges("activity.wait").atLeast * minuteMs,
  };
}

/** How long a player waits for a register or file; what comes later is entered when it comes. */
const patienceMs = 1_000;
/** One that has not answered is asked again, this long after. */
export const againMs = 10_000;

/** Ends when the work does, or after as long as a player waits. */
export async function patiently(work: Promise<unknown>): Promise<void> {
  const late = new Promise<void>((resolve) => setTimeout(resolve, patienceMs).unref());
  await Promise.race([work, late]);
}
