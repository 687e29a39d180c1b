import { pageGuards } from "../events/navigation/guards/page.ts";
import { restRoutes } from "../events/navigation/routes/rest.ts";
import { domain } from "./domain.ts";

/** The routes that the first page does not need, and their guards. */
export const routes = domain({ name: "routes", routes: restRoutes, guards: pageGuards });
