import { type Offered, Overrides } from "./overrides.ts";
import type { Outcome } from "./types.ts";

/** An outcome as shown, and as offered by the source. */
type Listed = { outcome: Outcome; offered: Offered };

/** The outcomes of a book as they are shown: the source's offers under the overrides. What changes is returned. */
export class ListedOutcomes {
  readonly #listed = new Map<number, Listed>();
  readonly #overrides = new Overrides();

  get(id: number): Outcome | undefined {
    return this.#listed.get(id)?.outcome;
  }

  ids(): Iterable<number> {
    return this.#listed.keys();
  }

  add(outcome: Outcome): Outcome {
    const listed = { outcome, offered: { coef: outcome.coef, state: outcome.state } };
    this.#listed.set(outcome.id, listed);
    return this.#show(listed) ?? outcome;
  }

  offer(id: number, offered: Offered): Outcome | null {
    const listed = this.#listed.get(id);
    if (!listed) return null;
    listed.offered = offered;
    return this.#show(listed);
  }

  hold(gameId: number, isHeld: boolean): readonly Outcome[] {
    this.#overrides.hold(gameId, isHeld);
    return [...this.#listed.values()]
      .filter(({ outcome }) => outcome.gameId === gameId)
      .flatMap((listed) => this.#show(listed) ?? []);
  }

  fixCoef(id: number, coef: number | null): Outcome | null {
    this.#overrides.fixCoef(id, coef);
    const listed = this.#listed.get(id);
    return listed ? this.#show(listed) : null;
  }

  forget(id: number): void {
    this.#listed.delete(id);
    this.#overrides.forgetOutcome(id);
  }

  forgetGame(gameId: number): void {
    this.#overrides.forgetGame(gameId);
  }

  /** Null: it is shown as before. */
  #show(listed: Listed): Outcome | null {
    const { outcome, offered } = listed;
    const coef = this.#overrides.coefOf(outcome, offered);
    const state = this.#overrides.stateOf(outcome, offered);
    if (coef === outcome.coef && state === outcome.state) return null;
    listed.outcome = { ...outcome, coef, state };
    return listed.outcome;
  }
}
