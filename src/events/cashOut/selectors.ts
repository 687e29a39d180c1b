import type { State } from "../index.ts";
import type { CashOutState, Sale } from "./state.ts";

type Own = Pick<State, "cashOut" | "session">;

/** The sales of the signed-in player that have no definite answer. */
export const ownSales = ({ cashOut, session }: Own): readonly Sale[] =>
  session.tag === "player" ? cashOut.sales.filter(({ userId }) => userId === session.userId) : [];

/** The player's sale of this coupon that has no definite answer. */
export const saleOf = (state: Own, couponId: number): Sale | undefined =>
  ownSales(state).find(({ wish }) => wish.couponId === couponId);

export const saleWith = ({ sales }: CashOutState, key: string): Sale | undefined =>
  sales.find((sale) => sale.key === key);
