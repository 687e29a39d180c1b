import { map } from "rxjs";
import { commandFor } from "../../commands/sectionCommands.ts";
import { SectionOrdered } from "../../events/sections/bridgeEvents.ts";
import type { Epic } from "../epic.ts";

/** Carries out what sections order, by commands of the product; a replay needs no section for it. */
export const dispatchSectionCommands: Epic = {
  name: "remoteSections/dispatch",
  run: (deps) => deps.on(SectionOrdered).pipe(map(({ data }) => commandFor(data))),
};
