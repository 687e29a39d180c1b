import { routes } from "../domains/routes.ts";

/** The routes that the first page does not need. Their epics start in this order. */
export const routesChunk = [routes] as const;
