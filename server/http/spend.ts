import type { Action } from "../rates/rules.ts";
import type { Doers } from "../rates/rates.ts";
import type { Call, Service } from "./environment.ts";
import { addressOf, networkOf } from "./front.ts";
import { sessionOf } from "./identity.ts";

/**
 * Counts a call against its address, its session and any other subject given. @throws ApiError 429, code 60
 */
export function spend(
  service: Service,
  call: Call,
  action: Action,
  others: Doers = {},
  cost?: number,
): void {
  const session = sessionOf(service, call)?.id;
  const doers = { ...addressDoer(service, call), ...(session ? { session } : {}), ...others };
  service.rates.spend(action, doers, service.now(), cost);
}

/**
 * Refuses requests from an address that has to wait, before the body is read or anything is looked up.
 * @throws ApiError 429, code 60
 */
export function refuseSpent(service: Service, call: Call, action: Action): void {
  service.rates.check(action, addressDoer(service, call), service.now());
}

/** The rate-limit key for the address of a call. */
export const addressDoer = (service: Service, call: Call): { readonly address: string } => ({
  address: networkOf(addressOf(call, service.front)),
});
