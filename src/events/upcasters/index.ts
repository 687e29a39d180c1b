import type { AnyDefinition, Entry } from "../define.ts";
import { mayBeOfOneClickBounds, oneEpicOfMissedBounds } from "./missedBounds.ts";
import { mayHaveNameOfVersion01, namesOfVersion01 } from "./namesOfVersion01.ts";
import { rulesStatedParameters } from "./rulesStated.ts";
import type { Upcaster } from "./upcaster.ts";

/** All steps, in the order of history. */
export const upcasters: readonly Upcaster[] = [
  namesOfVersion01,
  rulesStatedParameters,
  oneEpicOfMissedBounds,
];

/** The entry as this build writes it; throws on data that no build has written. */
export const upcast = (entry: Entry, steps: readonly Upcaster[] = upcasters): Entry =>
  steps.reduce((raised, { up }) => up(raised), entry);

/** Whether a step might read the entry otherwise than it stands; its data need not be known. */
export const mayBeRaised = (entry: Pick<Entry, "type" | "v" | "by">): boolean =>
  mayHaveNameOfVersion01(entry) ||
  mayBeOfOneClickBounds(entry) ||
  upcasters.some(({ raises }) => raises?.type === entry.type && raises.from === entry.v);

/**
 * Every version before that of a definition is raised by exactly one step, and no step raises anything else. Throws an
 * error that names type and version.
 */
export function checkUpcasters(
  definitions: ReadonlyMap<string, Pick<AnyDefinition, "type" | "version">>,
  steps: readonly Upcaster[] = upcasters,
): void {
  const raised = new Set<string>();
  for (const { raises } of steps) {
    if (raises === null) continue;
    const { type, from } = raises;
    const step = `${type} version ${from}`;
    if (raised.has(step)) throw new Error(`upcasters: two steps raise ${step}`);
    if (from > 1 && !raised.has(`${type} version ${from - 1}`))
      throw new Error(`upcasters: the step that raises ${step} comes before the one to it`);
    if (from >= (definitions.get(type)?.version ?? 0))
      throw new Error(
        `upcasters: a step raises ${step}, which is not an earlier version of an event`,
      );
    raised.add(step);
  }
  for (const { type, version } of definitions.values()) {
    for (let from = 1; from < version; from += 1) {
      if (!raised.has(`${type} version ${from}`))
        throw new Error(`upcasters: no step raises ${type} version ${from}; it is at ${version}`);
    }
  }
}
