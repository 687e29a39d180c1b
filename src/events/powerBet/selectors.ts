import type { State } from "../index.ts";
import { initial, type PowerBetState, type SentPowerBet, type ShownPowerBet } from "./state.ts";

type Own = Pick<State, "cashOut" | "session">;

export const powerBetOf = ({ cashOut }: Pick<State, "cashOut">): PowerBetState =>
  cashOut.powerBet ?? initial;

/** The coupon whose power bets the address asks for; null on other pages. */
export function powerBetCouponId({ navigation }: Pick<State, "navigation">): number | null {
  const { name, params } = navigation.route;
  const isOpen = name === "historyPowerBet" || name === "openedBetPower";
  const id = Number(params["couponId"]);
  return isOpen && Number.isSafeInteger(id) ? id : null;
}

/** What is known of the coupon in the address; null: nothing yet. */
export function shownPowerBet(state: Pick<State, "cashOut" | "navigation">): ShownPowerBet | null {
  const { shown } = powerBetOf(state);
  return shown !== null && shown.couponId === powerBetCouponId(state) ? shown : null;
}

/** The power bets of the signed-in player that have no definite answer. */
export const ownPowerBets = (state: Own): readonly SentPowerBet[] =>
  state.session.tag === "player" ? powerBetOf(state).sent.filter(isOf(state.session.userId)) : [];

const isOf =
  (player: unknown) =>
  ({ userId }: SentPowerBet): boolean =>
    userId === player;

/** The player's power bet for this coupon that has no definite answer. */
export const sentPowerBet = (state: Own, couponId: number): SentPowerBet | undefined =>
  ownPowerBets(state).find(({ wish }) => wish.couponId === couponId);

export const powerBetWith = ({ sent }: PowerBetState, key: string): SentPowerBet | undefined =>
  sent.find((bet) => bet.key === key);
