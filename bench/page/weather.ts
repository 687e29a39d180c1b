import type { Visitor } from "./visitor.ts";

export type Weather = {
  /** Growth after the first fifth, in MB an hour. */
  readonly slope: number;
  readonly heap: number;
  readonly listeners: number;
  readonly nodes: number;
  readonly frames: readonly number[];
};

const samples = 20;

/** Sits in a storm that already blows, and watches what grows. */
export async function sitIn(visitor: Visitor, minutes: number): Promise<Weather> {
  const { page } = visitor;
  const framesBefore = await page.evaluate(() => window.speedSeen.frames.length);
  const heaps: { readonly hours: number; readonly heap: number }[] = [];
  let first = await visitor.counters();
  const startedAt = performance.now();
  for (let at = 0; at < samples; at += 1) {
    await page.waitForTimeout((minutes * 60_000) / samples);
    const heap = await visitor.heap();
    if (at < samples / 5) first = await visitor.counters();
    else heaps.push({ hours: (performance.now() - startedAt) / 3_600_000, heap: heap / 1e6 });
  }
  const last = await visitor.counters();
  const grown = (name: string) => (last[name] ?? 0) - (first[name] ?? 0);
  return {
    slope: slopeOf(heaps),
    heap: heaps.at(-1)?.heap ?? 0,
    listeners: grown("JSEventListeners"),
    nodes: grown("Nodes"),
    frames: (await page.evaluate(() => window.speedSeen.frames)).slice(framesBefore),
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
