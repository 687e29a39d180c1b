export type { SupportRequest } from "./state.ts";
