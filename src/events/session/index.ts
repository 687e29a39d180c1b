export { type Rights, type SessionState, initial } from "./state.ts";
