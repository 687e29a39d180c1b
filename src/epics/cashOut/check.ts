import { ownSales } from "../../events/cashOut/index.ts";
import type { Sale } from "../../events/cashOut/index.ts";
import type { CallError } from "../../events/define.ts";
import type { State } from "../../events/index.ts";
import type { Deps } from "../epic.ts";
import { backOffMs, shareOf } from "../rules/backOff.ts";
import { offline, siteOpen } from "../rules/conditions.ts";
import type { Due } from "../rules/deadline.ts";
import { parameter, rule } from "../rules/rule.ts";

export const CASH_OUT_CHECK = rule({
  id: "CASH-OUT-CHECK",
  ledger: [],
  parameters: {
    unknownMs: { unit: "ms", fallback: 1_000 },
    longestMs: { unit: "ms", fallback: 16_000 },
    /** For a sale of another tab: longer than that tab waits for its own answer. */
    elsewhereMs: { unit: "ms", fallback: 20_000 },
    retryAfterMostMs: { unit: "ms", fallback: 300_000 },
    /** After this the player no longer expects a request of theirs to be pending. */
    freshMs: { unit: "ms", fallback: 900_000 },
  },
  needs: { siteOpen },
  pauses: { offline },
  persists: ["tl.cashOut"],
});

export const cashOutParameter = (
  name: keyof (typeof CASH_OUT_CHECK)["parameters"],
  { shell }: State,
): number => parameter(CASH_OUT_CHECK, name, shell.config);

const nothing: readonly Due[] = [];

/** The player's sales that this tab must ask about, and when. */
export function dueSales(state: State): readonly Due[] {
  if (state.cashOut.sales.length === 0 || !state.tabs.isLeader) return nothing;
  return ownSales(state).flatMap((sale) => (sale.isLost ? nothing : dueOf(sale, state)));
}

function dueOf({ key, ask, found }: Sale, state: State): readonly Due[] {
  if (ask !== null) return [{ key, at: ask.at, wholeMs: ask.waitMs }];
  if (found === null) return nothing;
  const wholeMs = cashOutParameter(found.isElsewhere ? "elsewhereMs" : "unknownMs", state);
  return [{ key, at: found.at + wholeMs, wholeMs }];
}

/** When to send the next request: never before Retry-After, and then with some random delay. */
export function nextAskAt(deps: Deps, failures: number, error: CallError): number {
  const state = deps.state();
  const firstMs = cashOutParameter("unknownMs", state);
  const share = shareOf(deps.uuid());
  const longestMs = cashOutParameter("longestMs", state);
  const backOff = backOffMs({ failures, firstMs, longestMs, share });
  const retryAfterMs = Math.min(
    error.retryAfterMs ?? 0,
    cashOutParameter("retryAfterMostMs", state),
  );
  const putOffMs = retryAfterMs > 0 ? Math.round(retryAfterMs + share * firstMs) : 0;
  return deps.clock.now() + Math.max(backOff, putOffMs);
}
