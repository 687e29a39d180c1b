import { activeAccount } from "../events/account/index.ts";
import { hasSameOutcomes, openTwin, ownOpenBets } from "../events/placement/index.ts";
import { PlacementRequested, PlacementRetried } from "../events/placement/events.ts";
import { isPlacing } from "../events/coupon/index.ts";
import type { State } from "../events/index.ts";
import { isAboveSingleWager, playClosedTo } from "../events/limits/index.ts";
import { isOneClickOn, oneClickStake } from "../events/oneClick/index.ts";
import { betToTake } from "./coupon.ts";
import { couponToPlace } from "./couponToPlace.ts";
import { accept, refuse } from "./decision.ts";
import { decidedBy } from "./define.ts";
import { PlaceOneClick } from "./oneClickTap.ts";

/** The second tap of a double tap falls within this time and does not mean another bet. */
const doubleTapMs = 1_000;
/** Accept any price change: the bet is placed immediately. [coupon-006] */
const takeAnyPrice = 1;

/** Independent of the coupon, but in the same way. */
export const placeOneClick = decidedBy(PlaceOneClick, ({ outcomeId }, state, now) => {
  if (!isOneClickOn(state)) return refuse("nothing_to_do");
  if (isPlacing(state.coupon)) return refuse("placement_running");
  if (isDoubleTap(state, outcomeId, now)) return refuse("tapped_twice");
  if (!state.shell.isOnline) return refuse("offline");
  const bet = betToTake(state, outcomeId);
  if (typeof bet === "string") return refuse(bet);
  const account = activeAccount(state.account);
  if (account === null) return refuse("no_account");
  const { amount } = oneClickStake(state.oneClick, account, state.shell.config);
  const open = ownOpenBets(state).filter(({ coupon }) => hasSameOutcomes(coupon, { bets: [bet] }));
  const twin = openTwin(state, { accountId: account.id, amount, bets: [bet] });
  if (twin !== null) return accept(PlacementRetried({ key: twin.key }));
  if (open.length > 0) return refuse("question_open");
  if (amount <= 0) return refuse("amount_missing");
  const closed = playClosedTo(state, amount, account.iso);
  if (closed !== null) return refuse(closed);
  if (isAboveSingleWager(state, amount, account.iso)) return refuse("amount_above_single_wager");
  if (amount > account.money) return refuse("not_enough_money");
  const coupon = couponToPlace(state, {
    accountId: account.id,
    amount,
    bets: [bet],
    coef: bet.market.coef,
    typeId: 0,
    changeCoefAction: takeAnyPrice,
  });
  return accept(PlacementRequested({ coupon, isOneClick: true }));
});

/** A clock that was set back must not block taps until it has caught up. */
function isDoubleTap({ oneClick: { tapped } }: State, outcomeId: number, now: number): boolean {
  return tapped?.outcomeId === outcomeId && Math.abs(now - tapped.at) < doubleTapMs;
}
