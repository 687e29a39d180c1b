import type { Sealed } from "../../codec/codec.ts";
import type { CallError } from "../define.ts";
import type { HistoryOrderKind } from "./events.ts";

/** What the server says of an order, for the player alone; null: nothing. */
export type ServerMessage = Sealed | null;

/** How it stands with an order; `refused`: the server answered that it did not do it. */
export type HistoryOrder =
  | { readonly tag: "idle" | "sending" }
  | { readonly tag: "done" | "refused"; readonly message: ServerMessage }
  | { readonly tag: "failed"; readonly error: CallError };

export type HistoryOrdersState = Readonly<Record<HistoryOrderKind, HistoryOrder>>;

const idle: HistoryOrder = { tag: "idle" };
export const initial: HistoryOrdersState = { betsMail: idle, casinoMail: idle, clear: idle };
