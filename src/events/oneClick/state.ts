import type { Sum } from "./stored.ts";

/** One-click betting as the player set it; whether it counts now says `isOneClickOn`. */
export type OneClickState = {
  readonly isActiveOneClick: boolean;
  /** Null: the usual first amount of the currency. */
  readonly oneClickAmount: Sum | null;
  readonly bonusAccountOneClickAmount: Sum | null;
  /** It was turned off on this page, and can be turned on again from the same place. */
  readonly wasTurnedOff: boolean;
  /** Why the last tap placed nothing: a refusal's code, and when (Unix ms). */
  readonly refusal: { readonly code: string; readonly at: number } | null;
  /** The outcome that was last bet on with a tap, and when (Unix ms). */
  readonly tapped: { readonly outcomeId: number; readonly at: number } | null;
};

export const initial: OneClickState = {
  isActiveOneClick: false,
  oneClickAmount: null,
  bonusAccountOneClickAmount: null,
  wasTurnedOff: false,
  refusal: null,
  tapped: null,
};
