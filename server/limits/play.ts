import { siteConfig } from "../api/config.ts";
import type { Service } from "../http/environment.ts";
import { ApiError } from "../http/errors.ts";
import type { Texts } from "../feed/types.ts";
import { fieldsOf, isFields, listOf } from "../json.ts";
import { assertMayBeActive, enterActivity } from "../registers/activity.ts";
import { askBeforePlay, registerState, type RegisterState } from "../registers/askings.ts";
import { rightsOf } from "../players/rights.ts";
import { assertNoCheckPause } from "./checkPause.ts";
import { type Limit, limitsOf } from "./limits.ts";
import { centsOf, centsSpent, limitCurrency } from "./periods.ts";
import { assertAnswered } from "./review.ts";
import { termsOf } from "./terms.ts";
import { block, countedBy, selfExclusion, session, singleWager, timeOut } from "./types.ts";

/** In minor units of its currency. */
export type Stake = { readonly minor: number; readonly iso: string };

/**
 * Refuses bets of players whom a register does not let play, who may not bet, are self-excluded or on a time-out, are blocked (37), have used up
 * today's session time, have to pause after a reality check, lack a limit without which the site's policy pack allows no play, have not answered its prompt,
 * or would exceed a limit on one bet, on stakes or on losses. Checked when a bet arrives and again when it is accepted.
 * @throws ApiError 403 code 30 or 33, 409 code 2014 with the limit: `{ limitType, left, measure }`, the first that
 * is lacking, else of several the one that leaves least
 */
export function assertMayBet(service: Service, playerId: number, stake: Stake): void {
  assertRegistersAllow(registerState(service, playerId));
  assertMayBeActive(service, playerId);
  const inForce = limitsInForce(service, playerId);
  const closing = isTimeOutForDepositsOnly(service) ? [selfExclusion] : [selfExclusion, timeOut];
  if (inForce.some(({ type }) => closing.includes(type))) throw new ApiError(403, 33);
  if (rightsOf(service.store, playerId)["bet"] === false) throw new ApiError(403, 30);
  assertNoCheckPause(service, playerId);
  assertNothingLacks(service, inForce);
  assertAnswered(service, playerId, "bet");
  const cents = centsSpent(stake.minor, stake.iso);
  const reached = inForce
    .filter((limit) => isReached(limit, cents))
    .sort((a, b) => a.balance - b.balance)
    .at(0);
  if (reached) throw limitReached(reached);
}

/** @throws ApiError 409 code 2014 with the first type that is lacking: neither a bet nor a deposit comes before it */
function assertNothingLacks(service: Service, inForce: readonly Limit[]): void {
  const lacking = neededToPlay(service).find(
    (needed) => !inForce.some(({ type, isOfPolicy }) => type === needed && isOfPolicy !== true),
  );
  if (lacking !== undefined) throw limitReached({ type: lacking, balance: 0 });
}

function isReached({ type, balance }: Limit, cents: number): boolean {
  if (type === block) return true;
  if (type === session) return balance === 0;
  if (type === singleWager) return cents > centsOf(balance);
  const counted = countedBy(type);
  const isOfBets = counted === "stakes" || counted === "losses";
  return isOfBets && (balance <= 0 || cents > centsOf(balance));
}

/**
 * Neither deposits nor bonuses reach somebody who is not to play.
 * @throws ApiError 403 as a bet by the registers, and code 33 during a self-exclusion or time-out
 */
export function assertNotExcluded(service: Service, playerId: number): void {
  assertRegistersAllow(registerState(service, playerId));
  const inForce = limitsInForce(service, playerId);
  if (inForce.some(({ type }) => type === selfExclusion || type === timeOut))
    throw new ApiError(403, 33);
}

/**
 * Asks what is due before a bet. Only somebody who may otherwise play becomes active here: a bet that is refused is none.
 */
export async function askBeforeBet(service: Service, playerId: number): Promise<void> {
  await askBeforePlay(service, playerId);
  try {
    assertMayBet(service, playerId, { minor: 0, iso: limitCurrency });
  } catch {
    // The bet is refused, or was placed before under its key.
    return;
  }
  await enterActivity(service, playerId);
}

/**
 * What the player may still pay in, in cents of a euro; infinite without a limit.
 * @throws ApiError 403 as assertNotExcluded, and code 30 before the player has answered the prompt of the pack; 409 code 2014 when blocked (37), without a limit that is needed, or when
 * a deposit limit leaves nothing
 */
export function mayDeposit(service: Service, playerId: number): number {
  assertNotExcluded(service, playerId);
  assertMayBeActive(service, playerId);
  const inForce = limitsInForce(service, playerId);
  const blocked = inForce.find(({ type }) => type === block);
  if (blocked) throw limitReached(blocked);
  assertNothingLacks(service, inForce);
  assertAnswered(service, playerId, "deposit");
  const least = inForce
    .filter(({ type }) => countedBy(type) === "deposits")
    .sort((a, b) => a.balance - b.balance)
    .at(0);
  if (least === undefined) return Number.POSITIVE_INFINITY;
  if (least.balance <= 0) throw limitReached(least);
  return centsOf(least.balance);
}

/**
 * @throws ApiError 403, code 33 when a register has the person, 30 while one that has to answer does not. The texts do
 * not say which: what a register knows of somebody is their own affair.
 */
export function assertRegistersAllow(state: RegisterState | null): void {
  if (state?.state === "restricted")
    throw new ApiError(403, 33, { text: registerTexts.restricted });
  if (state?.isPlayOpen === false) throw new ApiError(403, 30, { text: registerTexts.unanswered });
}

const registerTexts = {
  restricted: {
    en: "A national register says that you may not play",
    ru: "По данным национального реестра, играть вам нельзя",
  },
  unanswered: {
    en: "A national register has not answered yet. Until it does, play is closed",
    ru: "Национальный реестр ещё не ответил. До его ответа игра закрыта",
  },
} as const satisfies Record<string, Texts>;

const limitsInForce = (service: Service, playerId: number): readonly Limit[] =>
  limitsOf(service.store, playerId, { now: service.now(), terms: termsOf(service) }).filter(
    ({ state }) => state === "ACTIVE",
  );

const limitReached = ({ type, balance }: Pick<Limit, "type" | "balance">): ApiError =>
  new ApiError(409, 2014, {
    data: { limitType: type, left: Math.max(0, balance), measure: limitCurrency },
  });

/** The types without which there is no play: those of the pack, and what the site config adds. */
const neededToPlay = (service: Service): readonly number[] =>
  listOf(fieldsOf(siteConfig(service, "MT")["policy"])["neededToPlay"]).map(Number);

/** The site's policy pack may allow play during a time-out. */
export function isTimeOutForDepositsOnly(service: Service): boolean {
  const { policy } = siteConfig(service, "MT");
  return isFields(policy) && policy["isTimeOutForDepositsOnly"] === true;
}
