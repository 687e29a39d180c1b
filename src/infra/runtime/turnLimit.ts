/** A turn with more entries is a loop: the longest turns of real visits have a few hundred. */
export const mostEntriesOfTurn = 10_000;
/** So many of the last entries are counted by maker, to find out which epic feeds itself. */
const counted = 1_000;

/** Watches the length of a turn: an epic that answers its own events would never end it. */
export class TurnLimit {
  #entries = 1;
  readonly #byMaker = new Map<string, number>();

  /** The next turn, of which the first entry is there. */
  begin(): void {
    this.#entries = 1;
    this.#byMaker.clear();
  }

  /** Counts another entry; true when it is one too many. */
  isExceededBy(by: string | undefined): boolean {
    this.#entries += 1;
    if (by !== undefined && this.#entries > mostEntriesOfTurn - counted)
      this.#byMaker.set(by, (this.#byMaker.get(by) ?? 0) + 1);
    return this.#entries > mostEntriesOfTurn;
  }

  /** The epic that made most of the last entries; null when none of them is an epic's. */
  loudest(): string | null {
    const epics = [...this.#byMaker].filter(([by]) => by.startsWith("epic:"));
    return epics.sort(([, a], [, b]) => b - a)[0]?.[0] ?? null;
  }
}
