import type { Contender, Seek } from "./contender.ts";
import { digestOf } from "./digest.ts";
import { median } from "./measure.ts";
import { createRandom } from "./random.ts";
import { Disagreement, type Row } from "./rounds.ts";
import type { StreamEvent } from "./stream.ts";
import type { World } from "./world.ts";

/** `isReckoned`: from the replay speed, for a contender that can only begin again from the start. */
export type SeekTimes = {
  readonly medianMs: number;
  readonly worstMs: number;
  readonly isReckoned: boolean;
};

const points = 100;
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
    return { medianMs: median(times), worstMs: Math.max(...times), isReckoned: true };
  }
  globalThis.gc?.();
  const times = counts.map((count) => {
    const startedAt = performance.now();
    seek(count);
    return performance.now() - startedAt;
  });
  for (const count of counts.slice(0, checkedPoints)) {
    checkSeek(contender, seek, count, reference, world, stream);
  }
  return { medianMs: median(times), worstMs: Math.max(...times), isReckoned: false };
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
