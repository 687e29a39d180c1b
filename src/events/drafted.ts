import { type Draft as Mutable, produce } from "immer";
import type { Where } from "./slice.ts";

/**
 * A fold that changes a draft of its slice (Immer), for nested state; in parts only, for the first load is without. Where
 * nothing changes it gives back the very state: not for a part whose identity an epic watches (docs/adr/0027).
 */
export const drafted =
  <S, D>(change: (draft: Mutable<S>, data: D, where: Where) => void) =>
  (state: S, data: D, where: Where): S =>
    produce(state, (draft) => {
      change(draft, data, where);
    });
