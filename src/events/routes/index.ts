export { restRoutes } from "./rows.ts";
