import { filter, map } from "rxjs";
import { Accounts, Balance } from "../../events/account/events.ts";
import { CouponPlaced } from "../../events/coupon/events.ts";
import { TabMessageSent } from "../../events/tabs/events.ts";
import type { Epic } from "../epic.ts";
import { accountsTold } from "../leadership/tell.ts";

/** Tells the other tabs of the player's money whenever this one has heard of it. */
export const tellAccounts: Epic = {
  name: "account/tellTabs",
  run: (deps) =>
    deps.on(Accounts.answered, Balance.answered, CouponPlaced).pipe(
      filter(() => deps.state().tabs.hasOthers),
      map(() => TabMessageSent(accountsTold(deps.state()))),
    ),
};
