export { trackedIds } from "./tables.ts";
