import type { Submission } from "../submission.ts";
import type { HistoryOrderKind } from "./events.ts";

export type HistoryOrdersState = Readonly<Record<HistoryOrderKind, Submission>>;

export const initial: HistoryOrdersState = {
  betsMail: { tag: "idle" },
  casinoMail: { tag: "idle" },
  clear: { tag: "idle" },
};
