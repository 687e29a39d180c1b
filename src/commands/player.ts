import * as account from "./account.ts";
import * as bets from "./bets.ts";
import * as limits from "./limits.ts";
import * as reality from "./reality.ts";
import * as terms from "./terms.ts";
import type { DecidersOf } from "./decision.ts";

const commands = {
  AnswerRealityCheck: reality.AnswerRealityCheck,
  ConfirmTerms: terms.ConfirmTerms,
  DeclineTerms: terms.DeclineTerms,
  OpenAccounts: account.OpenAccounts,
  SwitchAccount: account.SwitchAccount,
  AddCurrency: account.AddCurrency,
  RemoveCurrency: account.RemoveCurrency,
  LoadMoreBets: bets.LoadMoreBets,
  AnswerLimitApproval: limits.AnswerLimitApproval,
  PutOffLimitApproval: limits.PutOffLimitApproval,
} as const;
export type PlayerCommands = typeof commands;

/** The deciders of a signed-in player's orders; they load with her. */
export const playerDeciders: DecidersOf<PlayerCommands> = {
  AnswerRealityCheck: reality.answerRealityCheck,
  ConfirmTerms: terms.confirmTerms,
  DeclineTerms: terms.declineTerms,
  OpenAccounts: account.openAccounts,
  SwitchAccount: account.switchAccount,
  AddCurrency: account.addCurrency,
  RemoveCurrency: account.removeCurrency,
  LoadMoreBets: bets.loadMoreBets,
  AnswerLimitApproval: limits.answerLimitApproval,
  PutOffLimitApproval: limits.putOffLimitApproval,
};
