import { useSelect } from "./useSelect.ts";

/** Whether the operator has a casino: its games are in no history of bets. */
export const useHasCasino = (): boolean =>
  useSelect(({ shell }) => shell.config?.featureFlags?.["casino"] === true);
