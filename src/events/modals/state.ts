import type { ModalName } from "./registry.ts";

export type ModalsState = {
  /** The modal for which the app added a history step in this visit; null: the address opened it. */
  readonly pushed: ModalName | null;
  /** State of the player's answer to the transfer of their account. */
  readonly transfer: "open" | "sending" | "failed" | "answered";
};

export const initial: ModalsState = { pushed: null, transfer: "open" };
