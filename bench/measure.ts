import type { Contender } from "./contender.ts";
import { digestOf } from "./digest.ts";
import type { StreamEvent } from "./stream.ts";
import { shape, type World } from "./world.ts";

/** What a contender must agree on with the others. `sum` adds up all reported values, in thousandths. */
export type Outcome = { readonly digest: string; readonly received: number; readonly sum: number };
export type Timing = { readonly eventsPerSecond: number; readonly outcome: Outcome };

const collectGarbage = (): void => globalThis.gc?.();

export function timeReplay(
  contender: Contender,
  world: World,
  events: readonly StreamEvent[],
): Timing {
  const replay = contender.replay(world, events);
  const eventsPerSecond = rate(events.length, () => replay.run());
  return {
    eventsPerSecond,
    outcome: { digest: digestOf(world, replay.read()), received: 0, sum: 0 },
  };
}

export function timeLive(
  contender: Contender,
  world: World,
  events: readonly StreamEvent[],
): Timing {
  const store = contender.live(world);
  let received = 0;
  let sum = 0;
  const report = (value: number) => {
    received += 1;
    sum += Math.round(value * 1000);
  };
  for (const id of world.watched) store.watchOutcome(id, report);
  for (let count = 0; count < shape.totalWatchers; count += 1) store.watchTotal(report);
  const eventsPerSecond = rate(events.length, () => {
    for (const event of events) store.apply(event);
  });
  const digest = digestOf(world, store.read());
  store.close();
  return { eventsPerSecond, outcome: { digest, received, sum } };
}

function rate(count: number, run: () => void): number {
  collectGarbage();
  const startedAt = performance.now();
  run();
  return (count * 1000) / (performance.now() - startedAt);
}

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};
