import type { Sealed } from "../../codec/codec.ts";
import type { Tracked } from "../shell/index.ts";
import type { RegistrationTries } from "./events.ts";

export type AnalyticsState = {
  readonly isStarted: boolean;
  /** Whose actions the collector is sent; null: a visitor's. [session-013] */
  readonly user: Sealed | null;
  /** Not yet sent, oldest first; at most 100. */
  readonly queue: readonly Tracked[];
  /**
   * Since when events wait to be sent, Unix ms; null: none do, or sending failed and they wait for the next
   * event.
   */
  readonly since: number | null;
  readonly isSending: boolean;
  /** Attempts since the last success. [analytics-009] [analytics-010] */
  readonly tries: { readonly signIn: number; readonly registration: RegistrationTries | null };
};

export const initial: AnalyticsState = {
  isStarted: false,
  user: null,
  queue: [],
  since: null,
  isSending: false,
  tries: { signIn: 0, registration: null },
};
