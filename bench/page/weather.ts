import { setTimeout as pause } from "node:timers/promises";
import type { Alone } from "./alone.ts";

export type Weather = {
  /**
   * Growth after the first third, in MB an hour. The log keeps up to 12 MB of its newest lines in memory, which a storm fills in
   * some nine minutes: in a shorter one they are what grows.
   */
  readonly slope: number;
  readonly heap: number;
  readonly listeners: number;
  readonly nodes: number;
  readonly frames: readonly number[];
};

const samples = 20;

/** Sits in a storm that already blows, and looks now and then at what grows. */
export async function sitIn(alone: Alone, minutes: number): Promise<Weather> {
  const look = () =>
    alone.look(async ({ page, heap, counters }) => ({
      heap: await heap(),
      counters: await counters(),
      frames: await page.evaluate(() => window.speedSeen.frames),
    }));
  const heaps: { readonly hours: number; readonly heap: number }[] = [];
  let first = await look();
  const framesBefore = first.frames.length;
  let last = first;
  const startedAt = performance.now();
  for (let at = 0; at < samples; at += 1) {
    await pause((minutes * 60_000) / samples);
    last = await look();
    if (at < samples / 3) first = last;
    else heaps.push({ hours: (performance.now() - startedAt) / 3_600_000, heap: last.heap / 1e6 });
  }
  const grown = (name: string) => (last.counters[name] ?? 0) - (first.counters[name] ?? 0);
  return {
    slope: slopeOf(heaps),
    heap: heaps.at(-1)?.heap ?? 0,
    listeners: grown("JSEventListeners"),
    nodes: grown("Nodes"),
    frames: last.frames.slice(framesBefore),
  };
}

/** Of the straight line nearest to all samples. */
function slopeOf(all: readonly { readonly hours: number; readonly heap: number }[]): number {
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const hours = mean(all.map((one) => one.hours));
  const heap = mean(all.map((one) => one.heap));
  const along = all.reduce((sum, one) => sum + (one.hours - hours) ** 2, 0);
  const up = all.reduce((sum, one) => sum + (one.hours - hours) * (one.heap - heap), 0);
  return up / along;
}
