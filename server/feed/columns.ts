import type { Market, Outcome, OutcomeState } from "./types.ts";

export function marketColumns(markets: readonly Market[]) {
  return {
    ids: markets.map((market) => market.id),
    gameIds: markets.map((market) => market.gameId),
    typeIds: markets.map((market) => market.typeId),
    params: markets.map((market) => market.param),
  };
}

export function outcomeColumns(outcomes: readonly Outcome[]) {
  return {
    ids: outcomes.map((outcome) => outcome.id),
    marketIds: outcomes.map((outcome) => outcome.marketId),
    typeIds: outcomes.map((outcome) => outcome.typeId),
    params: outcomes.map((outcome) => outcome.param),
    coefs: outcomes.map((outcome) => outcome.coef),
    states: outcomes.map((outcome) => outcome.state),
  };
}

export function priceColumns(
  prices: readonly { readonly id: number; readonly coef: number; readonly state: OutcomeState }[],
) {
  return {
    ids: prices.map((price) => price.id),
    coefs: prices.map((price) => price.coef),
    states: prices.map((price) => price.state),
  };
}
