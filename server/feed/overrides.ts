import { outcomeState } from "./outcomeState.ts";
import type { Outcome, OutcomeState } from "./types.ts";

/** The source's offer for an outcome. */
export type Offered = { readonly coef: number; readonly state: OutcomeState };

/** External overrides, which take precedence over the source. */
export class Overrides {
  readonly #heldGames = new Set<number>();
  readonly #fixedCoefs = new Map<number, number>();

  hold(gameId: number, isHeld: boolean): void {
    if (isHeld) this.#heldGames.add(gameId);
    else this.#heldGames.delete(gameId);
  }

  fixCoef(outcomeId: number, coef: number | null): void {
    if (coef === null) this.#fixedCoefs.delete(outcomeId);
    else this.#fixedCoefs.set(outcomeId, coef);
  }

  forgetGame(gameId: number): void {
    this.#heldGames.delete(gameId);
  }

  forgetOutcome(outcomeId: number): void {
    this.#fixedCoefs.delete(outcomeId);
  }

  coefOf({ id }: Outcome, { coef }: Offered): number {
    return this.#fixedCoefs.get(id) ?? coef;
  }

  stateOf({ gameId }: Outcome, { state }: Offered): OutcomeState {
    return state === outcomeState.open && this.#heldGames.has(gameId)
      ? outcomeState.suspended
      : state;
  }
}
