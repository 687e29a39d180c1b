export { flags } from "./flags.ts";
