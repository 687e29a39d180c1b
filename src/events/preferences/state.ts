import type { Preferences } from "./stored.ts";

export type PreferencesState = {
  /** What the player chose. */
  readonly kept: Preferences;
  /** Cookie cookies_agree_type; null: they have not been asked, or the page has not looked yet. */
  readonly consent: string | null;
  /** When they agreed, Unix seconds, until the server has been notified. [settings-016] */
  readonly agreedAt: number | null;
  /** The phone itself is dark now. */
  readonly isSystemDark: boolean;
};

export const initial: PreferencesState = {
  kept: {},
  consent: null,
  agreedAt: null,
  isSystemDark: false,
};
