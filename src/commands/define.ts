import type * as t from "io-ts";
import { define } from "../events/define.ts";

/** An order in the player's words: constructor, guard and codec in one. */
export const defineCommand = <T extends string, D>(type: T, codec: t.Type<D, unknown, unknown>) =>
  define("command", type, 1, "session", codec);
