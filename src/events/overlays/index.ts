export type { Overlay } from "./state.ts";
