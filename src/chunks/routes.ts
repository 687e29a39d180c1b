import { games } from "../domains/games.ts";
import { routes } from "../domains/routes.ts";

/** The routes that the first page does not need, and what corrects them. Their epics start in this order. */
export const routesChunk = [routes, games] as const;
