import { map } from "rxjs";
import { commandFor } from "../../commands/sectionOrders.ts";
import { SectionOrdered } from "../../events/sections/bridgeEvents.ts";
import type { Epic } from "../epic.ts";

/** Carries out what sections order, by commands of the product; a replay needs no section for it. */
export const obeySections: Epic = {
  name: "remoteSections/obey",
  run: (deps) => deps.on(SectionOrdered).pipe(map(({ data }) => commandFor(data))),
};
