import type { Preferences } from "./stored.ts";

export type PreferencesState = {
  /** What the device keeps has been read; until then `kept` has only what was changed meanwhile. */
  readonly isFound: boolean;
  /** Choices of the player. */
  readonly kept: Preferences;
  /** Cookie cookies_agree_type; null: not answered, or not read yet. */
  readonly consent: string | null;
  /** When they agreed, Unix seconds, until the server has been notified. [settings-016] */
  readonly agreedAt: number | null;
  /** The system theme of the device is dark. */
  readonly isSystemDark: boolean;
};

export const initial: PreferencesState = {
  isFound: false,
  kept: {},
  consent: null,
  agreedAt: null,
  isSystemDark: false,
};
