import { ClientLimits } from "../../src/events/limits/events.ts";
import type { Asked } from "./duties.ts";
import { limitName } from "./texts.ts";
import { type Breach, placeOf, type Witness } from "./walk.ts";

/** Limits above the amount of the pack that the server listed without having written to the player; each value once. */
export function contactsWitness(askedAt: (at: number) => Asked) {
  const found = new Map<string, Breach>();
  const witness: Witness = {
    receive: ({ entry }) => {
      if (!ClientLimits.answered.is(entry)) return;
      const { data, contact } = entry.data.body;
      const { isContactDue } = askedAt(entry.at);
      for (const { limitType: type, limitValue: value, limitState } of data) {
        if (limitState !== "ACTIVE" || !isContactDue(type, value)) continue;
        if (contact?.limitType === type || found.has(`${type} ${value}`)) continue;
        const cause = `the player was not contacted about a limit of ${value}: ${limitName(type)}`;
        found.set(`${type} ${value}`, { ...placeOf(entry), duty: "limit-contact", cause });
      }
    },
  };
  return { ...witness, breaches: (): readonly Breach[] => [...found.values()] };
}
