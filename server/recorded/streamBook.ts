import type { Definition, MarketChange, Runner } from "./decode.ts";
import { Ladder } from "./ladder.ts";

type StreamMarket = {
  definition: Definition | null;
  readonly ladders: Map<string, Ladder>;
  removed: ReadonlySet<string>;
};

/** The markets of a stream after the messages applied so far. */
export class StreamBook {
  readonly #markets = new Map<string, StreamMarket>();

  apply(change: MarketChange): void {
    const market = this.#market(change.id);
    if (change.isImage) market.ladders.clear();
    if (change.definition) {
      market.definition = change.definition;
      const removed = change.definition.runners.filter(({ status }) => status === "REMOVED");
      market.removed = new Set(removed.map(keyOf));
    }
    for (const runner of change.runners) {
      const ladder = market.ladders.get(keyOf(runner)) ?? new Ladder();
      market.ladders.set(keyOf(runner), ladder);
      ladder.apply(runner);
    }
  }

  definition(marketId: string): Definition | undefined {
    return this.#markets.get(marketId)?.definition ?? undefined;
  }

  price(marketId: string, runner: Runner): number | null {
    return this.#markets.get(marketId)?.ladders.get(keyOf(runner))?.price ?? null;
  }

  isRemoved(marketId: string, runner: Runner): boolean {
    return this.#markets.get(marketId)?.removed.has(keyOf(runner)) ?? false;
  }

  #market(id: string): StreamMarket {
    const existing = this.#markets.get(id);
    if (existing) return existing;
    const market: StreamMarket = { definition: null, ladders: new Map(), removed: new Set() };
    this.#markets.set(id, market);
    return market;
  }
}

function keyOf({ id, hc }: { readonly id: number; readonly hc: number }): string {
  return `${id}:${hc}`;
}
