export { type Rights, type SessionState, initial, isVisitor } from "./state.ts";
