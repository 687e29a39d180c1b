import { ignoreElements } from "rxjs";
import { definitions, type Draft, draftOf, type Entry } from "../../src/events/define.ts";
import { decode } from "../../src/codec/codec.ts";
import { Engine } from "../../src/infra/runtime/engine.ts";
import type { Epic } from "../../src/infra/runtime/epic.ts";
import { Vault } from "../../src/infra/vault.ts";
import type { Reading } from "../contender.ts";
import type { StreamEvent } from "../stream.ts";
import { noScore, type World } from "../world.ts";
import { decide, inputOf, LinePut, PricesMoved, VisitBegun } from "./touchlineEvents.ts";
import {
  type BenchState,
  createRoot,
  type PricesAs,
  type Root,
  type Slots,
  slotsOf,
} from "./touchlineState.ts";

const startedAt = Date.UTC(2026, 10, 20);
const tickMs = 100;

/** Rules that listen but emit nothing: they measure the cost of RxJS at the edges. */
const epics: readonly Epic<BenchState>[] = [
  { name: "prices", run: ({ on }) => on(PricesMoved).pipe(ignoreElements()) },
  { name: "coupon", run: ({ on }) => on(LinePut).pipe(ignoreElements()) },
];

const vault = new Vault();

/** The page's entry point: a command is sealed and must match its codec; feeds were decoded at the edge. */
function admit(draft: Draft): Draft {
  const definition = draft.kind === "command" ? definitions.get(draft.type) : undefined;
  if (definition === undefined) return draft;
  const decoded = decode(definition.codec, vault.sealBy(definition.codec, draft.data));
  if (decoded.tag === "bad") throw new Error(`${draft.type} of the stream: ${decoded.reason}`);
  return draftOf(definition, decoded.value);
}

export type Runtime = {
  readonly engine: Engine<BenchState>;
  readonly slots: Slots;
  apply(event: StreamEvent): void;
  read(): Reading;
};

/** The engine as the app runs it: seq, at and cause, deciders, folds, epics; `keep` gets each entry. */
export function startRuntime(
  world: World,
  pricesAs: PricesAs,
  keep: (entry: Entry) => void,
): Runtime {
  // As in production; the peers freeze because that is how they are shipped.
  const slots = slotsOf(world);
  const { fold: root } = createRoot(world, slots, pricesAs);
  const engine = new Engine<BenchState>({ root, decide, epics, draw: () => "", onEntry: keep });
  let at = startedAt;
  engine.start(VisitBegun({}), at);
  return {
    engine,
    slots,
    apply: (event) => {
      at += tickMs;
      engine.input(admit(inputOf(event)), at);
    },
    read: () => readingOf(engine.state, slots),
  };
}

/** The log of `events`, and how many entries it has after each of them. */
export function logOf(world: World, events: readonly StreamEvent[]) {
  const entries: Entry[] = [];
  const { engine, apply } = startRuntime(world, "numbers", (entry) => entries.push(entry));
  const ends = events.map((event) => {
    apply(event);
    return engine.seq;
  });
  return { entries, ends };
}

export function readingOf(state: BenchState, slots: Slots): Reading {
  return {
    outcome: (id) => state.odds.head.get(slots.outcome(id)) ?? { coef: 0, state: 0 },
    score: (id) => state.scores.head.get(slots.game(id)) ?? noScore,
    coupon: state.coupon,
    balance: state.account.balance,
    unread: state.notices.unread,
  };
}

/** Folds without a runtime; a fold that throws ends the benchmark, as its results would be meaningless. */
export function createFold(world: World, pricesAs: PricesAs) {
  const slots = slotsOf(world);
  const root: Root = createRoot(world, slots, pricesAs);
  const onCrash = (slice: string, error: unknown): never => {
    throw new Error(`the fold of "${slice}" threw: ${String(error)}`);
  };
  const fold = (state: BenchState, entry: Entry) => root.fold.fold(state, entry, onCrash);
  return { initial: root.fold.initial, fold, slots, keep: root.keep };
}
