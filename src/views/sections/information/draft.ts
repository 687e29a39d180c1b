import { type Leg, type LegResult, parseCoef } from "../../../events/content/index.ts";

export type Kind = "single" | "express" | "system";
/** One field of odds as it is typed. */
export type DraftLeg = { readonly id: number; readonly coef: string; readonly result: LegResult };
/** What stands in the fields of the calculator. */
export type Draft = {
  readonly kind: Kind;
  readonly stake: string;
  readonly legs: readonly DraftLeg[];
  /** Outcomes in each express of a system. */
  readonly size: number;
  readonly nextId: number;
};

/** More make systems of thousands of expresses. */
export const mostLegs = 10;

export const firstDraft: Draft = {
  kind: "single",
  stake: "10",
  legs: [{ id: 1, coef: "1.85", result: "open" }],
  size: 2,
  nextId: 2,
};

/** Sizes of the expresses that a system of so many outcomes may have. */
export const sizesOf = (legs: number): readonly number[] =>
  Array.from({ length: Math.max(0, legs - 2) }, (_, index) => index + 2);

/** The outcome behind a field; null while its odds are none. */
export function legOf({ coef, result }: DraftLeg): Leg | null {
  const parsed = parseCoef(coef);
  return parsed === null ? null : { coef: parsed, result };
}
