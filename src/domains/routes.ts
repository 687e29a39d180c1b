import { pageGuards } from "../events/routes/guards.ts";
import { restRoutes } from "../events/routes/rows.ts";
import { domain } from "./domain.ts";

/** The routes that the first page does not need, and their guards. */
export const routes = domain({ name: "routes", routes: restRoutes, guards: pageGuards });
