import type { Sealed } from "../../codec/codec.ts";
import type { UserConfigBody } from "./userConfigBody.ts";

/** The player's config; a new player begins without one. */
export type UserConfigState = {
  /** Whose it is; null without a player. */
  readonly userId: Sealed | null;
  /** With lists in order and what is left out filled in; null before the first answer. */
  readonly config: InstalledConfig | null;
  /** `config` is in force. */
  readonly isInstalled: boolean;
  /** The last question was answered with a config. */
  readonly isLoaded: boolean;
};
export type InstalledConfig = UserConfigBody & { readonly user_hide_balance: boolean };

export const initial: UserConfigState = {
  userId: null,
  config: null,
  isInstalled: false,
  isLoaded: false,
};
