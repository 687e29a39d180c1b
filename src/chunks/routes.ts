import { routes } from "../domains/routes.ts";

/** The rest of the table of routes. Their epics start in this order. */
export const routesChunk = [routes] as const;
