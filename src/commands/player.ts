import * as account from "./account.ts";
import * as ban from "./ban.ts";
import * as bets from "./bets.ts";
import * as limits from "./limits.ts";
import * as oneClick from "./oneClick.ts";
import * as reality from "./reality.ts";
import * as terms from "./terms.ts";
import type { DecidersOf } from "./decision.ts";

const commands = {
  AnswerRealityCheck: reality.AnswerRealityCheck,
  ConfirmTerms: terms.ConfirmTerms,
  DeclineTerms: terms.DeclineTerms,
  OpenAccounts: account.OpenAccounts,
  RefreshAccounts: account.RefreshAccounts,
  SwitchAccount: account.SwitchAccount,
  AddCurrency: account.AddCurrency,
  RemoveCurrency: account.RemoveCurrency,
  GoToBanPage: ban.GoToBanPage,
  LoadMoreBets: bets.LoadMoreBets,
  AnswerLimitApproval: limits.AnswerLimitApproval,
  PutOffLimitApproval: limits.PutOffLimitApproval,
  TurnOneClick: oneClick.TurnOneClick,
  SetOneClickAmount: oneClick.SetOneClickAmount,
  CloseOneClickRefusal: oneClick.CloseOneClickRefusal,
} as const;
export type PlayerCommands = typeof commands;

/** The deciders of a signed-in player's commands; they load when there is a player. */
export const playerDeciders: DecidersOf<PlayerCommands> = {
  AnswerRealityCheck: reality.answerRealityCheck,
  ConfirmTerms: terms.confirmTerms,
  DeclineTerms: terms.declineTerms,
  OpenAccounts: account.openAccounts,
  RefreshAccounts: account.refreshAccounts,
  SwitchAccount: account.switchAccount,
  AddCurrency: account.addCurrency,
  RemoveCurrency: account.removeCurrency,
  GoToBanPage: ban.goToBanPage,
  LoadMoreBets: bets.loadMoreBets,
  AnswerLimitApproval: limits.answerLimitApproval,
  PutOffLimitApproval: limits.putOffLimitApproval,
  TurnOneClick: oneClick.turnOneClick,
  SetOneClickAmount: oneClick.setOneClickAmount,
  CloseOneClickRefusal: oneClick.closeOneClickRefusal,
};
