import { FieldReader } from "../http/body.ts";
import type { Service } from "../http/environment.ts";
import { invalid } from "../http/errors.ts";
import { isFields } from "../json.ts";
import { demoPlayerId } from "../players/players.ts";
import { brandOf, endExclusions, keepExclusion } from "./brands.ts";
import { dropLimit, keepLimit, type Limit, wholeBalance } from "./limits.ts";
import { offers } from "./offer.ts";
import { selfExclusion } from "./types.ts";

/**
 * `{ limitType, limitValue, limitState?, limitBalance?, startedAt?, endsAt?, needApprove?, playerId? }` as in
 * the contract's ClientLimit; for the demo player by default, active from now on. `limitValue` null removes
 * the limit.
 * @throws ApiError 400, code 11
 */
export function orderLimit({ store, site, now }: Service, command: unknown): void {
  const fields = isFields(command) ? command : {};
  const reader = new FieldReader(fields, "setLimit.");
  const type = reader.integer("limitType");
  const value = fields["limitValue"] === null ? null : reader.number("limitValue");
  const number = (name: string): number | null =>
    fields[name] === undefined || fields[name] === null ? null : reader.number(name);
  const balance = number("limitBalance");
  const startedSec = number("startedAt");
  const endsSec = number("endsAt");
  const playerId = number("playerId") ?? demoPlayerId;
  const state = stateIn(fields["limitState"]);
  reader.done();
  if (offers[type] === undefined)
    throw invalid("setLimit.limitType", "unknown", `there is no limit type ${type}`);
  if (value === null) {
    dropLimit(store, playerId, { type, state });
    if (type === selfExclusion) endExclusions(store, playerId, now());
    return;
  }
  const limit = {
    type,
    state,
    value,
    balance: balance ?? wholeBalance({ type, value }),
    isToApprove: fields["needApprove"] === true,
    // Reported in whole seconds, so a day counts from there.
    startedAt: (startedSec ?? Math.floor(now() / 1000)) * 1000,
    endsAt: endsSec === null ? null : endsSec * 1000,
    countedAt: now(),
  };
  keepLimit(store, playerId, limit);
  if (type === selfExclusion && state === "ACTIVE")
    keepExclusion(store, playerId, limit, { brand: brandOf(site), isForAll: null });
}

function stateIn(state: unknown): Limit["state"] {
  if (state === undefined) return "ACTIVE";
  if (state === "ACTIVE" || state === "PENDING" || state === "INACTIVE") return state;
  throw invalid("setLimit.limitState", "enum", "ACTIVE, PENDING or INACTIVE expected");
}
