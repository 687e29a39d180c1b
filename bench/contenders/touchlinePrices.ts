import type { Packing } from "../../src/events/sports/table.ts";
import type { Outcome } from "../world.ts";

/** A price as two consecutive numbers. */
export const pricePacking: Packing<Outcome> = {
  width: 2,
  isSame: (cells, from, { coef, state }) => cells[from] === coef && cells[from + 1] === state,
  pack: (cells, from, { coef, state }) => {
    cells[from] = coef;
    cells[from + 1] = state;
  },
  unpack: (cells, from) => ({ coef: cells[from] ?? 0, state: cells[from + 1] ?? 0 }),
};

export const isSamePrice = (one: Outcome, other: Outcome): boolean =>
  one.coef === other.coef && one.state === other.state;
