import { map } from "rxjs";
import { commandFor } from "../../commands/sectionCommands.ts";
import { SectionCommandReceived } from "../../events/sections/bridgeEvents.ts";
import type { Epic } from "../epic.ts";

/** Turns requests from sections into commands of the product, so that a replay needs no sections. */
export const dispatchSectionCommands: Epic = {
  name: "remoteSections/dispatch",
  run: (deps) => deps.on(SectionCommandReceived).pipe(map(({ data }) => commandFor(data))),
};
