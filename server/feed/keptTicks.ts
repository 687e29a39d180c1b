import type { Tick } from "./ticks.ts";

/** Ticks kept for clients that request changes; older cursors get the complete list. */
export const keptTicks = 300;

/** The latest sealed ticks, oldest first. */
export class KeptTicks {
  #ticks: Tick[] = [];

  get latest(): Tick | undefined {
    return this.#ticks.at(-1);
  }

  add(tick: Tick): void {
    this.#ticks.push(tick);
    if (this.#ticks.length > keptTicks) this.#ticks = this.#ticks.slice(-keptTicks);
  }

  /** Ticks after a cursor; null if that cursor is not kept. */
  since(cursor: number): readonly Tick[] | null {
    const first = this.#ticks[0]?.number;
    if (first === undefined || cursor < first || cursor > (this.latest?.number ?? 0)) return null;
    return this.#ticks.slice(cursor - first + 1);
  }
}
