import { addRoutes, match, rowOf } from "../../src/events/navigation/routes/table.ts";
import { restRoutes } from "../../src/events/routes/rows.ts";
import { firstRoutes } from "../../src/events/navigation/routes/first.ts";
import type { RouteRow } from "../../src/events/navigation/routes/row.ts";

addRoutes(restRoutes);

/** The section that the client shows at a path, which is without its language ("/office/menu"). */
export function sectionAt(path: string): string | null {
  const found = match(path, true);
  return found === null ? null : rowOf(found.name).section;
}

/** Whether the client has a page at a path, which is without its language. */
export const isPageOfTheClient = (path: string): boolean => {
  const found = match(path, true);
  return found !== null && found.name !== "missing";
};

const rows: readonly RouteRow[] = Object.values({ ...firstRoutes, ...restRoutes });
/** Sections of routes, and the header, which is on all of them (contract, "Health"). */
const ofTheClient = new Set(["header", ...rows.map(({ section }) => section)]);

/** Whether the own client knows a section of this name, built in or to be. */
export const isOfTheClient = (section: string): boolean => ofTheClient.has(section);
