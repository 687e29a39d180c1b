import type { Contender, Seek } from "./contender.ts";
import { digestOf } from "./digest.ts";
import { median } from "./measure.ts";
import { createRandom } from "./random.ts";
import { Disagreement, type Row } from "./rounds.ts";
import type { StreamEvent } from "./stream.ts";
import type { World } from "./world.ts";

/** `isReckoned`: estimated from the replay speed, for a contender that can only replay from the start. */
/**
 * `worstMs` is the slowest position of the log by the median of several seeks, so that a garbage collection
 * during one of them does not count. `slowestMs` is the slowest single seek, including garbage collections.
 */
export type SeekTimes = {
  readonly medianMs: number;
  readonly worstMs: number;
  readonly slowestMs: number;
  readonly isReckoned: boolean;
};

const points = 400;
const timesEach = 5;
const checkedPoints = 5;

export function timeSeeks(
  { contender, replayRate }: Row,
  reference: Contender,
  world: World,
  stream: readonly StreamEvent[],
): SeekTimes {
  const random = createRandom(31);
  const counts = Array.from({ length: points }, () => 1 + random.below(stream.length));
  const seek = contender.seeker?.(world, stream);
  if (seek === undefined) {
    const times = counts.map((count) => (count * 1000) / replayRate);
    const worstMs = Math.max(...times);
    return { medianMs: median(times), worstMs, slowestMs: worstMs, isReckoned: true };
  }
  globalThis.gc?.();
  const timesOf = counts.map((count) =>
    Array.from({ length: timesEach }, () => timed(seek, count)),
  );
  const medians = timesOf.map(median);
  for (const count of counts.slice(0, checkedPoints)) {
    checkSeek(contender, seek, count, reference, world, stream);
  }
  return {
    medianMs: median(medians),
    worstMs: Math.max(...medians),
    slowestMs: Math.max(...timesOf.flat()),
    isReckoned: false,
  };
}

function timed(seek: Seek, count: number): number {
  const startedAt = performance.now();
  seek(count);
  return performance.now() - startedAt;
}

function checkSeek(
  contender: Contender,
  seek: Seek,
  count: number,
  reference: Contender,
  world: World,
  stream: readonly StreamEvent[],
): void {
  const replay = reference.replay(world, stream.slice(0, count));
  replay.run();
  const wanted = digestOf(world, replay.read());
  const found = digestOf(world, seek(count));
  if (found === wanted) return;
  throw new Disagreement(
    `${contender.name} sought event ${count} and found state ${found}; replay gives ${wanted}.`,
  );
}
