import { siteConfig } from "../api/config.ts";
import type { Service } from "../http/environment.ts";
import { ApiError } from "../http/errors.ts";
import { isFields } from "../json.ts";
import { amountOf } from "../../src/events/money/minorUnits.ts";
import { type Limit, limitCurrency, limitsOf } from "./limits.ts";

const selfExclusion = 30;
const timeOut = 33;
const session = 31;
const block = 37;
const stakeAndLossTypes: readonly number[] = [1, 2, 3, 10, 11, 12];

/** In minor units of its currency. */
export type Stake = { readonly minor: number; readonly iso: string };

/**
 * Refuses bets of players who are self-excluded or on a time-out, are blocked (37), have used up today's
 * session time, or would exceed a limit on stakes or losses. Checked when a bet arrives and again when it is
 * accepted.
 * @throws ApiError 403 code 33, 409 code 2014 with the type of the limit
 */
export function assertMayBet(service: Service, playerId: number, stake: Stake): void {
  const { store, now } = service;
  const inForce = limitsOf(store, playerId, now()).filter(({ state }) => state === "ACTIVE");
  const closing = isTimeOutForDepositsOnly(service) ? [selfExclusion] : [selfExclusion, timeOut];
  if (inForce.some(({ type }) => closing.includes(type))) throw new ApiError(403, 33);
  const reached = inForce.find((limit) => isReached(limit, countedOf(stake)));
  if (reached) throw new ApiError(409, 2014, { data: { limitType: reached.type } });
}

/** Money limits count one currency only; stakes in other currencies do not affect them. */
const countedOf = ({ minor, iso }: Stake): number =>
  iso === limitCurrency ? amountOf(minor, iso) : 0;

function isReached({ type, balance }: Limit, stake: number): boolean {
  if (type === block) return true;
  if (type === session) return balance === 0;
  return stakeAndLossTypes.includes(type) && (balance <= 0 || stake > balance);
}

/** The site's policy pack may allow play during a time-out. */
function isTimeOutForDepositsOnly(service: Service): boolean {
  const { policy } = siteConfig(service, "MT");
  return isFields(policy) && policy["isTimeOutForDepositsOnly"] === true;
}
