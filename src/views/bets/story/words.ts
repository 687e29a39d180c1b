import type { Translate } from "../../../infra/i18n.ts";

/** How the player reads times (Unix ms), odds and sums. */
export type StoryFormat = {
  readonly time: (at: number) => string;
  readonly odds: (coef: number) => string;
  /** Of the whole bet. */
  readonly total: (coef: number) => string;
  readonly money: (amount: number) => string;
};
export type Words = { readonly t: Translate; readonly format: StoryFormat };
