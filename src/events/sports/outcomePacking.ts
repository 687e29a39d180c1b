import type { Packing } from "./table.ts";
import type { Outcome } from "./tables.ts";

/** NaN represents null: no feed can send it. */
const packed = (value: number | null): number => value ?? Number.NaN;
const unpacked = (cell: number | undefined): number | null =>
  cell === undefined || Number.isNaN(cell) ? null : cell;
const isSameNumber = (cell: number | undefined, value: number | null): boolean =>
  Object.is(cell, packed(value));

/** An outcome as eight consecutive numbers. */
export const outcomePacking: Packing<Outcome> = {
  width: 8,
  isSame: (cells, from, { id, marketId, typeId, param, coef, state, movedFrom, movedAt }) =>
    cells[from + 4] === coef &&
    cells[from + 5] === state &&
    isSameNumber(cells[from + 7], movedAt) &&
    isSameNumber(cells[from + 6], movedFrom) &&
    cells[from] === id &&
    cells[from + 1] === marketId &&
    cells[from + 2] === typeId &&
    isSameNumber(cells[from + 3], param),
  pack: (cells, from, { id, marketId, typeId, param, coef, state, movedFrom, movedAt }) => {
    cells[from] = id;
    cells[from + 1] = marketId;
    cells[from + 2] = typeId;
    cells[from + 3] = packed(param);
    cells[from + 4] = coef;
    cells[from + 5] = state;
    cells[from + 6] = packed(movedFrom);
    cells[from + 7] = packed(movedAt);
  },
  unpack: (cells, from) => ({
    id: cells[from] ?? 0,
    marketId: cells[from + 1] ?? 0,
    typeId: cells[from + 2] ?? 0,
    param: unpacked(cells[from + 3]),
    coef: cells[from + 4] ?? 0,
    state: cells[from + 5] ?? 0,
    movedFrom: unpacked(cells[from + 6]),
    movedAt: unpacked(cells[from + 7]),
  }),
};
