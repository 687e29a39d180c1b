import type * as t from "io-ts";
import { define, type Definition, type Draft } from "../events/define.ts";
import type { State } from "../events/index.ts";
import type { Decider, Decision } from "./decision.ts";

/** Something the player, or a rule on their behalf, asks for; commands themselves are not logged. */
export type Command<T extends string = string, D = unknown> = Draft<T, D> & {
  readonly kind: "command";
};

/** Constructor, type guard and codec of a command. */
type DeclaredCommand<T extends string, D> = Omit<Definition<T, D>, "is"> & {
  (data: D): Command<T, D>;
  readonly is: Definition<T, D>["is"];
};

/** A command with its only decider. */
export type CommandDefinition<T extends string, D> = DeclaredCommand<T, D> & {
  readonly decide: Decider<D>;
};

/** Any command; its codec has validated the data before the decider receives it. */
export type AnyCommand = {
  readonly type: string;
  decide(data: unknown, state: State, now: number): Decision;
};

/**
 * Defines a command and the pure function that decides it. A command is refused while the code of its domain
 * is still loading, unless it may `wait`, so that the tap is not lost. Only commands that open or show
 * something may wait. Never one that accepts a price or spends money: it must be decided by what the player
 * saw.
 */
export function defineCommand<T extends string, D>(
  type: T,
  codec: t.Type<D, unknown, unknown>,
  decide: Decider<NoInfer<D>>,
  whileLoading: "wait" | "refuse" = "refuse",
): CommandDefinition<T, D> {
  return Object.assign(declare(type, codec, whileLoading === "wait"), { decide });
}

/**
 * A command that the first load sends and a later domain decides, so that the first load is without its decider; there,
 * `decidedBy` gives it that.
 */
export const declareCommand = <T extends string, D>(
  type: T,
  codec: t.Type<D, unknown, unknown>,
): DeclaredCommand<T, D> => declare(type, codec, false);

export const decidedBy = <T extends string, D>(
  { type }: DeclaredCommand<T, D>,
  decide: Decider<NoInfer<D>>,
): AnyCommand => ({ type, decide: decide as AnyCommand["decide"] });

function declare<T extends string, D>(
  type: T,
  codec: t.Type<D, unknown, unknown>,
  mayWait: boolean,
): DeclaredCommand<T, D> {
  return define("command", type, 1, codec, mayWait) as DeclaredCommand<T, D>;
}
