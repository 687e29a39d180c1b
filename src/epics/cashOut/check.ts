import { ownSales } from "../../events/cashOut/index.ts";
import type { State } from "../../events/index.ts";
import { offline, siteOpen } from "../rules/conditions.ts";
import type { Due } from "../rules/deadline.ts";
import { rule } from "../rules/rule.ts";
import { dueOf, sentOnceParameters } from "../rules/sentOnce.ts";

export const CASH_OUT_CHECK = rule({
  id: "CASH-OUT-CHECK",
  ledger: [],
  parameters: sentOnceParameters,
  needs: { siteOpen },
  pauses: { offline },
  persists: ["tl.cashOut"],
});

const nothing: readonly Due[] = [];

/** The player's sales that this tab must ask about, and when. */
export function dueSales(state: State): readonly Due[] {
  if (state.cashOut.sales.length === 0 || !state.tabs.isLeader) return nothing;
  return ownSales(state).flatMap((sale) =>
    sale.isLost ? nothing : dueOf(CASH_OUT_CHECK, sale, state),
  );
}
