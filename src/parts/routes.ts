import { addGuards } from "../events/navigation/guards/index.ts";
import { pageGuards } from "../events/navigation/guards/page.ts";
import { restRoutes } from "../events/navigation/routes/rest.ts";
import { addRoutes } from "../events/navigation/routes/table.ts";
import type { AppPart } from "./part.ts";

addRoutes(restRoutes);
addGuards("routes", pageGuards);

/** The routes that no first visit needs; their table is known from its import on, and used from its arrival on. */
export const routesPart: AppPart = { slices: [], commands: [], epics: [] };
