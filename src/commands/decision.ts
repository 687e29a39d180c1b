import { type Either, left, right } from "fp-ts/lib/Either.js";
import type { Draft } from "../events/define.ts";
import { POSTPONED } from "../events/runtime/events.ts";
import type { State } from "../events/index.ts";
import type { PlayClosed } from "../events/limits/index.ts";

/** Why a command is refused; views have a text for each code. */
export type RefusalCode =
  | "outcome_gone"
  | "outcome_suspended"
  | "already_in_coupon"
  | "coupon_full"
  | "coupon_empty"
  | "coupon_locked"
  | "coupon_not_empty"
  | "placement_running"
  | "question_open"
  | "offer_changed"
  | "sale_open"
  | "sign_in_needed"
  | "odds_too_low"
  | "anti_express_none"
  | "anti_express_unpriced"
  | "odds_below_lowest"
  | "prices_silent"
  | "promo_unusable"
  | "amount_missing"
  | "amount_below_minimum"
  | "amount_above_maximum"
  | "amount_above_single_wager"
  | "not_enough_money"
  | "no_account"
  | "offline"
  | PlayClosed
  | "tapped_twice"
  | "label_changed"
  | "system_size"
  | "block_wrong"
  | "banker_forbidden"
  | "banker_too_many"
  | "nothing_to_do"
  | "sign_in_running"
  | "not_ready"
  | typeof POSTPONED;

export type Decision = Either<{ readonly code: RefusalCode }, readonly Draft[]>;

/** Pure: depends only on the command's data, the current state and the time (Unix ms). */
export type Decider<D> = (data: D, state: State, now: number) => Decision;

export const accept = (...events: readonly Draft[]): Decision => right(events);
export const refuse = (code: RefusalCode): Decision => left({ code });
