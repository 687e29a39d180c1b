import { type Leg, type LegResult } from "../../../events/content/index.ts";
import { parseCoef } from "../../format/typedOdds.ts";

export type Kind = "single" | "express" | "system";
/** An odds field as typed. */
export type DraftLeg = { readonly id: number; readonly coef: string; readonly result: LegResult };
/** Contents of the calculator's fields. */
export type Draft = {
  readonly kind: Kind;
  readonly stake: string;
  readonly legs: readonly DraftLeg[];
  /** Outcomes in each express of a system. */
  readonly size: number;
  readonly nextId: number;
};

/** More would make systems of thousands of expresses. */
export const mostLegs = 10;

export const firstDraft: Draft = {
  kind: "single",
  stake: "10",
  legs: [{ id: 1, coef: "1.85", result: "open" }],
  size: 2,
  nextId: 2,
};

/** Possible express sizes of a system with this many outcomes. */
export const sizesOf = (legs: number): readonly number[] =>
  Array.from({ length: Math.max(0, legs - 2) }, (_, index) => index + 2);

/** The outcome of a field; null while its odds are not valid. */
export function legOf({ coef, result }: DraftLeg): Leg | null {
  const parsed = parseCoef(coef);
  return parsed === null ? null : { coef: parsed, result };
}
