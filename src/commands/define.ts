import type * as t from "io-ts";
import { define } from "../events/define.ts";

/** An order in the player's words: constructor, guard and codec in one. */
export const defineCommand = <T extends string, D>(type: T, codec: t.Type<D, unknown, unknown>) =>
  define("command", type, 1, codec);

/**
 * An order that waits where the part of the app that carries it out is still on its way: the tap counts. Not for what
 * consents to a price, or spends: that must be decided by what the player saw.
 */
export const defineWaitingCommand = <T extends string, D>(
  type: T,
  codec: t.Type<D, unknown, unknown>,
) => define("command", type, 1, codec, true);
