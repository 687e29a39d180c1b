import { addGuards } from "../events/navigation/guards/index.ts";
import { pageGuards } from "../events/navigation/guards/page.ts";
import { restRoutes } from "../events/navigation/routes/rest.ts";
import { addRoutes } from "../events/navigation/routes/table.ts";
import { domain } from "./domain.ts";

addRoutes(restRoutes);
addGuards("routes", pageGuards);

/** The routes that no first visit needs, and their guards. */
export const routes = domain({
  name: "routes",
});
