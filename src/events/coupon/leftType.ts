import * as t from "io-ts";
import { finite, nullable, openString, shape } from "../../codec/codec.ts";

/** A type that the player has left, with the amounts of its single bets or blocks, which no other type has. */
export const LeftType = shape({
  typeId: t.union([t.literal(2), t.literal(9)]),
  betIds: t.array(finite),
  /** By outcome or block. */
  amounts: t.array(shape({ id: finite, amount: finite })),
  /** The one for all others, and the currency of all. */
  amount: nullable(finite),
  iso: nullable(openString),
});
export type LeftType = t.TypeOf<typeof LeftType>;
