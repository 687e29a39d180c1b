import type { ModalName } from "./registry.ts";

export type ModalsState = {
  /** The modal whose step of the history the app made in this visit; null: it was opened by its address. */
  readonly pushed: ModalName | null;
  /** State of the player's answer to a transfer of their account. */
  readonly transfer: "open" | "sending" | "failed" | "answered";
};

export const initial: ModalsState = { pushed: null, transfer: "open" };
