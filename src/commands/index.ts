import type { DataOf, Entry } from "../events/define.ts";
import type { State } from "../events/index.ts";
import * as bets from "./bets.ts";
import * as coupon from "./coupon.ts";
import { type Decider, type Decision, refuse } from "./decision.ts";
import * as session from "./session.ts";
import * as shell from "./shell.ts";

/** Every order there is. */
const commands = {
  AddBet: coupon.AddBet,
  RemoveBet: coupon.RemoveBet,
  RestoreBet: coupon.RestoreBet,
  RemoveLockedBets: coupon.RemoveLockedBets,
  ClearCoupon: coupon.ClearCoupon,
  SetAmount: coupon.SetAmount,
  AcceptPrices: coupon.AcceptPrices,
  ChooseChangeCoefAction: coupon.ChooseChangeCoefAction,
  PlaceCoupon: coupon.PlaceCoupon,
  RetryPlacement: coupon.RetryPlacement,
  ClosePlacement: coupon.ClosePlacement,
  SignIn: session.SignIn,
  OpenSignInForm: session.OpenSignInForm,
  SignOut: session.SignOut,
  EndSessionSafely: session.EndSessionSafely,
  GoTo: shell.GoTo,
  OpenQuickCoupon: shell.OpenQuickCoupon,
  CloseQuickCoupon: shell.CloseQuickCoupon,
  ChangeSettings: shell.ChangeSettings,
  CloseNotification: shell.CloseNotification,
  HoldNotification: shell.HoldNotification,
  ReleaseNotification: shell.ReleaseNotification,
  AnswerNotification: shell.AnswerNotification,
  SaveLog: shell.SaveLog,
  LoadMoreBets: bets.LoadMoreBets,
} as const;

/** The one decider of each; a missing one, or one of another order, does not compile. */
const deciders: { readonly [K in keyof typeof commands]: Decider<DataOf<(typeof commands)[K]>> } = {
  AddBet: coupon.addBet,
  RemoveBet: coupon.removeBet,
  RestoreBet: coupon.restoreBet,
  RemoveLockedBets: coupon.removeLockedBets,
  ClearCoupon: coupon.clearCoupon,
  SetAmount: coupon.setAmount,
  AcceptPrices: coupon.acceptPrices,
  ChooseChangeCoefAction: coupon.chooseChangeCoefAction,
  PlaceCoupon: coupon.placeCoupon,
  RetryPlacement: coupon.retryPlacement,
  ClosePlacement: coupon.closePlacement,
  SignIn: session.signIn,
  OpenSignInForm: session.openSignInForm,
  SignOut: session.signOut,
  EndSessionSafely: session.endSessionSafely,
  GoTo: shell.goTo,
  OpenQuickCoupon: shell.openQuickCoupon,
  CloseQuickCoupon: shell.closeQuickCoupon,
  ChangeSettings: shell.changeSettings,
  CloseNotification: shell.closeNotification,
  HoldNotification: shell.holdNotification,
  ReleaseNotification: shell.releaseNotification,
  AnswerNotification: shell.answerNotification,
  SaveLog: shell.saveLog,
  LoadMoreBets: bets.loadMoreBets,
};

export type CommandType = keyof typeof commands;
export type Command = { [K in CommandType]: ReturnType<(typeof commands)[K]> }[CommandType];

/** A decider hears its own command only; the codec has checked the data at the door. */
type AnyDecider = { decide(data: unknown, state: State, now: number): Decision }["decide"];

const byType: ReadonlyMap<string, AnyDecider> = new Map<string, AnyDecider>(
  Object.entries(deciders),
);

/** Asks the one decider of a command. */
export function decide(command: Entry, state: State): Decision {
  const decider = byType.get(command.type);
  return decider === undefined ? refuse("nothing_to_do") : decider(command.data, state, command.at);
}
