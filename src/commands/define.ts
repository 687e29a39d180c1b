import type * as t from "io-ts";
import { define, type Definition, type Draft } from "../events/define.ts";
import type { State } from "../events/index.ts";
import type { Decider, Decision } from "./decision.ts";

/** What the player, or a rule on their behalf, wants done; it has no place in the log yet. */
export type Command<T extends string = string, D = unknown> = Draft<T, D> & {
  readonly kind: "command";
};

/** Constructor, guard and codec of a command, and its one decider. */
export type CommandDefinition<T extends string, D> = Omit<Definition<T, D>, "is"> & {
  (data: D): Command<T, D>;
  readonly is: Definition<T, D>["is"];
  readonly decide: Decider<D>;
};

/** Of any command; its codec has checked the data before the decider gets them. */
export type AnyCommand = {
  readonly type: string;
  decide(data: unknown, state: State, now: number): Decision;
};

/**
 * A command and the pure function that decides it. Where the code of its domain is still on its way it is refused;
 * one that only opens or shows something may `wait` for it, so that the tap counts. Never what consents to a price, or
 * spends: that must be decided by what the player saw.
 */
export function defineCommand<T extends string, D>(
  type: T,
  codec: t.Type<D, unknown, unknown>,
  decide: Decider<NoInfer<D>>,
  whileLoading: "wait" | "refuse" = "refuse",
): CommandDefinition<T, D> {
  const definition = define("command", type, 1, codec, whileLoading === "wait");
  return Object.assign(definition as typeof definition & { (data: D): Command<T, D> }, { decide });
}
