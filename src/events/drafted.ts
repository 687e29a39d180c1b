import { type Draft as Mutable, produce } from "immer";
import type { Where } from "./slice.ts";

/**
 * A fold that changes an Immer draft of its slice, for nested state. Only for domains that load later: the
 * first load does not contain Immer. A fold that changes nothing returns the same state, so do not use it
 * where an epic compares by identity (docs/adr/0027).
 */
export const drafted =
  <S, D>(change: (draft: Mutable<S>, data: D, where: Where) => void) =>
  (state: S, data: D, where: Where): S =>
    produce(state, (draft) => {
      change(draft, data, where);
    });
