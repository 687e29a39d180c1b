import type { State } from "../events/index.ts";
import type { Epic as AnyEpic, EpicDeps } from "../infra/runtime/epic.ts";

export type Deps = EpicDeps<State>;
/** A timed rule or an effect over the state of this product. */
export type Epic = AnyEpic<State>;
