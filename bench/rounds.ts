import { type Contender, fullLength } from "./contender.ts";
import { median, type Outcome, timeLive, timeReplay } from "./measure.ts";
import type { StreamEvent } from "./stream.ts";
import type { World } from "./world.ts";

/** Medians over the rounds; `events` is how many were timed. */
export type Row = {
  readonly contender: Contender;
  readonly events: number;
  readonly replayRate: number;
  readonly liveRate: number;
};

/**
 * Runs all contenders in turn, round after round, so that a slow minute of the machine affects all equally.
 */
export function runRounds(
  contenders: readonly Contender[],
  reference: Contender,
  world: World,
  stream: readonly StreamEvent[],
  rounds: number,
): Row[] {
  const agreement = new Agreement(reference, world, stream);
  const samples = contenders.map((contender) => {
    const events = Math.ceil((contender.prefix[world.kind] * stream.length) / fullLength);
    return { contender, events, replay: [] as number[], live: [] as number[] };
  });
  for (let round = 1; round <= rounds; round += 1) {
    for (const { contender, events, replay, live } of samples) {
      const prefix = stream.slice(0, events);
      const replayed = timeReplay(contender, world, prefix);
      agreement.check(contender, events, "replay", replayed.outcome);
      replay.push(replayed.eventsPerSecond);
      const lived = timeLive(contender, world, prefix);
      agreement.check(contender, events, "live", lived.outcome);
      live.push(lived.eventsPerSecond);
    }
  }
  return samples.map(({ contender, events, replay, live }) => ({
    contender,
    events,
    replayRate: median(replay),
    liveRate: median(live),
  }));
}

export class Disagreement extends Error {}

/** The result of the reference on each prefix; every other contender must match it. */
class Agreement {
  readonly #expected = new Map<number, Outcome>();

  constructor(
    readonly reference: Contender,
    readonly world: World,
    readonly stream: readonly StreamEvent[],
  ) {}

  check(contender: Contender, events: number, mode: "replay" | "live", found: Outcome): void {
    const wanted = this.#outcomeAfter(events);
    const isSame =
      found.digest === wanted.digest &&
      (mode === "replay" || (found.received === wanted.received && found.sum === wanted.sum));
    if (isSame) return;
    const show = ({ digest, received, sum }: Outcome) =>
      `state ${digest}${mode === "live" ? `, told ${received} times, sum ${sum}` : ""}`;
    throw new Disagreement(
      `${contender.name} (${mode}, ${this.world.kind} ids) disagrees after ${events} events: ` +
        `${show(found)}; the reference has ${show(wanted)}. No figures are printed.`,
    );
  }

  #outcomeAfter(events: number): Outcome {
    const known = this.#expected.get(events);
    if (known !== undefined) return known;
    const { outcome } = timeLive(this.reference, this.world, this.stream.slice(0, events));
    this.#expected.set(events, outcome);
    return outcome;
  }
}
