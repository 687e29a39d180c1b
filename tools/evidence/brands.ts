import type { Entry } from "../../src/events/define.ts";
import { BlockUser, SaveLimits } from "../../src/events/limits/events.ts";
import { SELF_EXCLUSION } from "../../src/events/limits/types.ts";
import type { Asked } from "./duties.ts";
import { type Breach, type Place, placeOf, type Witness } from "./walk.ts";

/** Self-exclusions that went out without an answer for which brands, though the pack has it asked; not those refused. */
export function brandsWitness(askedAt: (at: number) => Asked) {
  const unanswered = new Map<number, Place>();
  const note = (entry: Entry, call: number, isForAll: boolean | undefined) => {
    if (isForAll === undefined && askedAt(entry.at).areBrandsAsked)
      unanswered.set(call, placeOf(entry));
  };
  const witness: Witness = {
    receive: ({ entry }) => {
      if (SaveLimits.asked.is(entry))
        for (const { limitType, isForAllBrands } of entry.data.ask.limits)
          if (limitType === SELF_EXCLUSION) note(entry, entry.data.call, isForAllBrands);
      if (BlockUser.asked.is(entry)) note(entry, entry.data.call, entry.data.ask.isForAllBrands);
      if (SaveLimits.failed.is(entry) || BlockUser.failed.is(entry))
        unanswered.delete(entry.data.call);
    },
  };
  const cause = "a self-exclusion went out, and the player was not asked whether for all brands";
  return {
    ...witness,
    breaches: (): readonly Breach[] =>
      [...unanswered.values()].map((place) => ({ ...place, duty: "brands-question", cause })),
  };
}
