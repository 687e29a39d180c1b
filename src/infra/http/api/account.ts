import {
  AddCurrency,
  Accounts,
  Balance,
  ConvertStatus,
  Currencies,
  PrepaidAmount,
  RemoveCurrency,
  SwitchAccount,
} from "../../../events/account/events.ts";
import { CALL_TIMEOUT_MS, type Endpoint, endpoint, type Request } from "../request.ts";

const timeoutMs = CALL_TIMEOUT_MS;
const change = (action: string, body: object): Request => ({
  method: "POST",
  path: `/web-api/user/accounts/${action}`,
  body,
  kind: "player",
  timeoutMs,
});

/** The player's accounts, and what the player can do with them. */
export const accountEndpoints: readonly Endpoint[] = [
  endpoint(Accounts, () => ({
    method: "GET",
    path: "/web-api/user/accounts",
    kind: "player",
    timeoutMs,
  })),
  endpoint(Balance, ({ waitMs }) => ({
    method: "GET",
    path: "/web-api/user/balance",
    query: { waitMs },
    kind: "player",
    timeoutMs: timeoutMs + (waitMs ?? 0),
  })),
  endpoint(SwitchAccount, ({ id }) => change("switch", { id })),
  endpoint(AddCurrency, ({ currencyId }) => change("add-currency", { currencyId })),
  endpoint(RemoveCurrency, ({ id }) => change("remove-currency", { id })),
  endpoint(Currencies, ({ lng }) => ({
    method: "GET",
    path: "/web-api/api/web/user/v1/currencies",
    query: { lng },
    kind: "shared",
    timeoutMs,
  })),
  endpoint(PrepaidAmount, ({ accountId }) => ({
    method: "GET",
    path: "/web-api/coupon/prepaid",
    query: { accountId },
    kind: "player",
    timeoutMs,
  })),
  endpoint(ConvertStatus, () => ({
    method: "GET",
    path: "/web-api/user/convert-account",
    kind: "player",
    timeoutMs,
  })),
];
