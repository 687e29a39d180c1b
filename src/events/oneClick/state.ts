import type { Sum } from "./stored.ts";

/** The player's settings of one-click betting; `isOneClickOn` tells whether it is in effect. */
export type OneClickState = {
  readonly isActiveOneClick: boolean;
  /** Null: the default initial amount of the currency. */
  readonly oneClickAmount: Sum | null;
  readonly bonusAccountOneClickAmount: Sum | null;
  /** Turned off on this page: it can be turned on again in the same place. */
  readonly wasTurnedOff: boolean;
  /** Why the last tap placed no bet: the code of the refusal, and when (Unix ms). */
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
