import type { Texts } from "../feed/types.ts";
import { numberIn } from "../store/columns.ts";
import type { Store } from "../store/store.ts";

/** Why players exclude themselves; the operator reads it, nothing depends on it. */
export const reasons: readonly { readonly id: number; readonly text: Texts }[] = [
  {
    id: 1,
    text: { en: "I spend too much time here", ru: "Я провожу здесь слишком много времени" },
  },
  { id: 2, text: { en: "I spend too much money", ru: "Я трачу слишком много денег" } },
  { id: 3, text: { en: "I am no longer in control", ru: "Я теряю контроль над игрой" } },
  { id: 4, text: { en: "Betting no longer interests me", ru: "Ставки мне больше не интересны" } },
  { id: 5, text: { en: "I would rather not say", ru: "Не хочу называть причину" } },
];

export const isReason = (id: number): boolean => reasons.some((reason) => reason.id === id);

export function keepReason(store: Store, playerId: number, reasonId: number | null): void {
  store.run("DELETE FROM exclusion_reasons WHERE player_id = ?", [playerId]);
  if (reasonId === null) return;
  store.run("INSERT INTO exclusion_reasons (player_id, reason_id) VALUES (?, ?)", [
    playerId,
    reasonId,
  ]);
}

/** The reason of the latest self-exclusion; null: none was given. */
export function reasonOf(store: Store, playerId: number): Texts | null {
  const row = store.get("SELECT reason_id FROM exclusion_reasons WHERE player_id = ?", [playerId]);
  const id = row === null ? null : numberIn(row, "reason_id");
  return reasons.find((reason) => reason.id === id)?.text ?? null;
}
