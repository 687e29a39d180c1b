import type { CouponState } from "./state.ts";

type Columns = {
  readonly ids: readonly number[];
  readonly coefs: readonly number[];
  readonly states: readonly number[];
};

/** The server accepts at most this many outcomes per request (contract, `prices`). */
export const mostBets = 100;

/** Updates the prices of the coupon's own bets from the answer of a feed. */
export function priced(
  state: CouponState,
  columns: Columns | undefined,
  missing: readonly number[] = [],
): CouponState {
  if (columns === undefined || state.bets.length === 0) return state;
  let prices = state.prices;
  for (const { market } of state.bets) {
    const index = columns.ids.indexOf(market.id);
    const isMissing = missing.includes(market.id);
    if (index < 0 && !isMissing) continue;
    const previous = prices[market.id];
    const coef = columns.coefs[index] ?? previous?.coef ?? market.coef;
    const next = { coef, state: isMissing ? 2 : (columns.states[index] ?? 1) };
    if (previous?.coef === next.coef && previous.state === next.state) continue;
    prices = { ...prices, [market.id]: next };
  }
  return prices === state.prices ? state : { ...state, prices };
}
