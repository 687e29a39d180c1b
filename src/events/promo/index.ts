export { joinKey } from "./state.ts";
