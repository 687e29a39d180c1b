/** Maps old ids to new ids; an entry is dropped together with its new id. */
export class Moves {
  readonly #targets = new Map<number, number>();
  readonly #origins = new Map<number, number>();

  add(from: number, to: number): void {
    this.#targets.set(from, to);
    this.#origins.set(to, from);
  }

  target(from: number): number | undefined {
    return this.#targets.get(from);
  }

  forget(to: number): void {
    const from = this.#origins.get(to);
    if (from !== undefined) this.#targets.delete(from);
    this.#origins.delete(to);
  }
}

/** Removed entries with the tick of their removal, oldest first. */
export class Departed<V> {
  readonly #entries = new Map<number, { value: V; tick: number }>();

  add(id: number, value: V, tick: number): void {
    this.#entries.set(id, { value, tick });
  }

  get(id: number): V | undefined {
    return this.#entries.get(id)?.value;
  }

  prune(firstKeptTick: number): void {
    for (const [id, { tick }] of this.#entries) {
      if (tick >= firstKeptTick) return;
      this.#entries.delete(id);
    }
  }
}
