export { type ArmedTimer, hasArrived } from "./state.ts";
