/** How visitors are asked in. Instants in Unix ms. */
export type RegistrationState = {
  /** When it is to happen, and how long that is from when it was planned. */
  readonly plan: { readonly timeToShow: number; readonly wholeMs: number } | null;
  /** Not before this instant. [reminders-013] */
  readonly nextAt: number;
  readonly isOffered: boolean;
};

export const initial: RegistrationState = { plan: null, nextAt: 0, isOffered: false };
