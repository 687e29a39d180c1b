import {
  AddCurrencyCall,
  LoadAccounts,
  LoadBalance,
  LoadConvertStatus,
  LoadCurrencies,
  LoadPrepaidAmount,
  RemoveCurrencyCall,
  SwitchAccountCall,
} from "../../../events/account/events.ts";
import { CALL_TIMEOUT_MS, type Endpoint, endpoint, type Request } from "../request.ts";

const timeoutMs = CALL_TIMEOUT_MS;
const change = (what: string, body: object): Request => ({
  method: "POST",
  path: `/web-api/user/accounts/${what}`,
  body,
  kind: "player",
  timeoutMs,
});

/** The player's accounts, and what may be done with them. */
export const accountEndpoints: readonly Endpoint[] = [
  endpoint(LoadAccounts, () => ({
    method: "GET",
    path: "/web-api/user/accounts",
    kind: "player",
    timeoutMs,
  })),
  endpoint(LoadBalance, () => ({
    method: "GET",
    path: "/web-api/user/balance",
    kind: "player",
    timeoutMs,
  })),
  endpoint(SwitchAccountCall, ({ id }) => change("switch", { id })),
  endpoint(AddCurrencyCall, ({ currencyId }) => change("add-currency", { currencyId })),
  endpoint(RemoveCurrencyCall, ({ id }) => change("remove-currency", { id })),
  endpoint(LoadCurrencies, ({ lng }) => ({
    method: "GET",
    path: "/web-api/api/web/user/v1/currencies",
    query: { lng },
    kind: "shared",
    timeoutMs,
  })),
  endpoint(LoadPrepaidAmount, ({ accountId }) => ({
    method: "GET",
    path: "/web-api/coupon/prepaid",
    query: { accountId },
    kind: "player",
    timeoutMs,
  })),
  endpoint(LoadConvertStatus, () => ({
    method: "GET",
    path: "/web-api/user/convert-account",
    kind: "player",
    timeoutMs,
  })),
];
