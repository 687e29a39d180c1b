import { addRoutes, match, rowOf } from "../../src/events/navigation/routes/table.ts";
import { restRoutes } from "../../src/events/routes/rows.ts";
import { firstRoutes } from "../../src/events/navigation/routes/first.ts";
import type { RouteRow } from "../../src/events/navigation/routes/row.ts";

addRoutes(restRoutes);

/** The section that the client shows at a path without a language ("/office/menu"). */
export function sectionAt(path: string): string | null {
  const route = match(path, true);
  return route === null ? null : rowOf(route.name).section;
}

/** Whether the client has a page at a path without a language. */
export const isPageOfTheClient = (path: string): boolean => {
  const route = match(path, true);
  return route !== null && route.name !== "missing";
};

const rows: readonly RouteRow[] = Object.values({ ...firstRoutes, ...restRoutes });
/** Sections of routes, and the header, which is on every page (contract, "Health"). */
const clientSections = new Set(["header", ...rows.map(({ section }) => section)]);

/** Whether our own client knows a section of this name, built in or remote. */
export const isOfTheClient = (section: string): boolean => clientSections.has(section);
