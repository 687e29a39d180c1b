import * as account from "./account.ts";
import * as ban from "./ban.ts";
import * as bets from "./bets.ts";
import type { AnyCommand } from "./define.ts";
import * as limits from "./limits.ts";
import * as oneClick from "./oneClick.ts";
import * as reality from "./reality.ts";
import * as terms from "./terms.ts";

/** Of a signed-in player; they load when there is one. */
export const playerCommands: readonly AnyCommand[] = [
  reality.AnswerRealityCheck,
  terms.ConfirmTerms,
  terms.DeclineTerms,
  account.OpenAccounts,
  account.RefreshAccounts,
  account.SwitchAccount,
  account.AddCurrency,
  account.RemoveCurrency,
  ban.GoToBanPage,
  bets.LoadMoreBets,
  limits.AnswerLimitApproval,
  limits.PutOffLimitApproval,
  oneClick.TurnOneClick,
  oneClick.SetOneClickAmount,
  oneClick.CloseOneClickRefusal,
];
