import { createRandom } from "../random.ts";

/** 1,000 changes a second, in answers as a busy feed sends them: each says that there is more, so all ask again at once. */
const everyMs = 100;
const changesOfAnswer = 100;

type Whole = {
  readonly cursor: number;
  readonly outcomes: { readonly ids: readonly number[]; readonly coefs: readonly number[] };
};

/** Seeded price changes of the outcomes of one list. */
export class Storm {
  isBlowing = false;
  /** Answers with changes that were sent so far. */
  sent = 0;
  #ids: readonly number[] = [];
  readonly #coefs = new Map<number, number>();
  readonly #random = createRandom(20_261_120);
  readonly #waiting = new Set<NodeJS.Timeout>();

  /** Takes over the outcomes of a whole list. */
  learn(text: string): void {
    const { outcomes } = JSON.parse(text) as Whole;
    this.#ids = outcomes.ids;
    outcomes.ids.forEach((id, at) => this.#coefs.set(id, outcomes.coefs[at] ?? 2));
  }

  /** The next answer to a page that has everything up to `since`. */
  async changes(since: number): Promise<string> {
    const head = { full: false, pollAfterMs: 3000, serverTime: Date.now() };
    if (!this.isBlowing) return JSON.stringify({ ...head, cursor: since });
    await new Promise<void>((resume) => {
      const timer = setTimeout(() => {
        this.#waiting.delete(timer);
        resume();
      }, everyMs);
      this.#waiting.add(timer);
    });
    this.sent += 1;
    const ids = new Set<number>();
    while (ids.size < Math.min(changesOfAnswer, this.#ids.length))
      ids.add(this.#ids[this.#random.below(this.#ids.length)] ?? 0);
    const changed = [...ids];
    return JSON.stringify({
      ...head,
      cursor: since + 1,
      more: true,
      prices: {
        ids: changed,
        coefs: changed.map((id) => this.#move(id)),
        states: changed.map(() => 0),
      },
    });
  }

  stop(): void {
    for (const timer of this.#waiting) clearTimeout(timer);
  }

  #move(id: number): number {
    const moved = (this.#coefs.get(id) ?? 2) + (this.#random.below(2) === 0 ? -0.05 : 0.05);
    const coef = Math.round(Math.min(20, Math.max(1.05, moved)) * 100) / 100;
    this.#coefs.set(id, coef);
    return coef;
  }
}
