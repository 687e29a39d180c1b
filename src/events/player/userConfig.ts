import type { Sealed } from "../../codec/codec.ts";
import type { UserConfigBody } from "./userConfigBody.ts";

/** The player's config; a newly signed-in player starts without one. */
export type UserConfigState = {
  /** Owner of the config; null without a player. */
  readonly userId: Sealed | null;
  /** With sorted lists and defaults for missing fields; null before the first answer. */
  readonly config: InstalledConfig | null;
  /** `config` is in force. */
  readonly isInstalled: boolean;
  /** The last request was answered with a config. */
  readonly isLoaded: boolean;
};
export type InstalledConfig = UserConfigBody & { readonly user_hide_balance: boolean };

export const initial: UserConfigState = {
  userId: null,
  config: null,
  isInstalled: false,
  isLoaded: false,
};
