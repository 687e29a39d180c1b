/** The reminder to register. Times in Unix ms. */
export type RegistrationState = {
  /** When it will be shown, and how long that is from the time of planning. */
  readonly plan: { readonly timeToShow: number; readonly wholeMs: number } | null;
  /** It is not shown again before this time. [reminders-013] */
  readonly nextAt: number;
  /** Nor before this one: somebody who was signed in on this device is excluded until then. Undefined: nobody is. */
  readonly silentUntil?: number;
};

export const initial: RegistrationState = { plan: null, nextAt: 0 };
