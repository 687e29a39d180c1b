import { siteConfig } from "../api/config.ts";
import type { Service } from "../http/environment.ts";
import { ApiError } from "../http/errors.ts";
import { isFields } from "../json.ts";
import { rightsOf } from "../players/rights.ts";
import { type Limit, limitsOf } from "./limits.ts";
import { centsOf, centsSpent, limitCurrency } from "./periods.ts";
import { termsOf } from "./terms.ts";
import { block, countedBy, selfExclusion, session, timeOut } from "./types.ts";

/** In minor units of its currency. */
export type Stake = { readonly minor: number; readonly iso: string };

/**
 * Refuses bets of players who may not bet, are self-excluded or on a time-out, are blocked (37), have used up
 * today's session time, or would exceed a limit on stakes or losses. Checked when a bet arrives and again when it
 * is accepted.
 * @throws ApiError 403 code 30 or 33, 409 code 2014 with the limit: `{ limitType, left, measure }`, of several the
 * one that leaves least
 */
export function assertMayBet(service: Service, playerId: number, stake: Stake): void {
  const inForce = limitsInForce(service, playerId);
  const closing = isTimeOutForDepositsOnly(service) ? [selfExclusion] : [selfExclusion, timeOut];
  if (inForce.some(({ type }) => closing.includes(type))) throw new ApiError(403, 33);
  if (rightsOf(service.store, playerId)["bet"] === false) throw new ApiError(403, 30);
  const cents = centsSpent(stake.minor, stake.iso);
  const reached = inForce
    .filter((limit) => isReached(limit, cents))
    .sort((a, b) => a.balance - b.balance)
    .at(0);
  if (reached) throw limitReached(reached);
}

function isReached({ type, balance }: Limit, cents: number): boolean {
  if (type === block) return true;
  if (type === session) return balance === 0;
  const counted = countedBy(type);
  const isOfBets = counted === "stakes" || counted === "losses";
  return isOfBets && (balance <= 0 || cents > centsOf(balance));
}

/**
 * What the player may still pay in, in cents of a euro; infinite without a limit.
 * @throws ApiError 403 code 33 during a self-exclusion or time-out, 409 code 2014 when blocked (37) or when
 * a deposit limit leaves nothing
 */
export function mayDeposit(service: Service, playerId: number): number {
  const inForce = limitsInForce(service, playerId);
  if (inForce.some(({ type }) => type === selfExclusion || type === timeOut))
    throw new ApiError(403, 33);
  const blocked = inForce.find(({ type }) => type === block);
  if (blocked) throw limitReached(blocked);
  const least = inForce
    .filter(({ type }) => countedBy(type) === "deposits")
    .sort((a, b) => a.balance - b.balance)
    .at(0);
  if (least === undefined) return Number.POSITIVE_INFINITY;
  if (least.balance <= 0) throw limitReached(least);
  return centsOf(least.balance);
}

const limitsInForce = (service: Service, playerId: number): readonly Limit[] =>
  limitsOf(service.store, playerId, { now: service.now(), terms: termsOf(service) }).filter(
    ({ state }) => state === "ACTIVE",
  );

const limitReached = ({ type, balance }: Limit): ApiError =>
  new ApiError(409, 2014, {
    data: { limitType: type, left: Math.max(0, balance), measure: limitCurrency },
  });

/** The site's policy pack may allow play during a time-out. */
export function isTimeOutForDepositsOnly(service: Service): boolean {
  const { policy } = siteConfig(service, "MT");
  return isFields(policy) && policy["isTimeOutForDepositsOnly"] === true;
}
