import { filter, map } from "rxjs";
import { Accounts, Balance } from "../../events/account/events.ts";
import { CashOutDone } from "../../events/cashOut/events.ts";
import { CouponPlaced } from "../../events/coupon/events.ts";
import type { State } from "../../events/index.ts";
import { PowerBetPlaced } from "../../events/powerBet/events.ts";
import { type TabMessage, TabMessageSent } from "../../events/tabs/events.ts";
import type { Epic } from "../epic.ts";

/** The accounts of the player, for the other tabs. */
export const accountsMessage = ({ account }: State): TabMessage => ({
  kind: "accounts",
  accounts: [...account.accounts],
});

/** Sends the player's balances to the other tabs whenever this tab receives new ones. */
export const reportAccounts: Epic = {
  name: "account/notifyTabs",
  run: (deps) =>
    deps.on(Accounts.answered, Balance.answered, CouponPlaced, CashOutDone, PowerBetPlaced).pipe(
      filter(() => deps.state().tabs.hasOthers),
      map(() => TabMessageSent(accountsMessage(deps.state()))),
    ),
};
