import * as t from "io-ts";
import { finite, nullable, openString, shape } from "../../codec/codec.ts";

/**
 * Our addition: what the national registers that the policy pack asks say of the player, together. `state` is clear,
 * restricted or unanswered; `rounds` name the askings on the server.
 */
export const RegisterAnswer = shape({
  state: openString,
  isPlayOpen: t.boolean,
  askedAgoSec: nullable(finite),
  rounds: t.array(openString),
});
export type RegisterAnswer = t.TypeOf<typeof RegisterAnswer>;

/**
 * Our addition: where a central file says the player is active. `state` is none, here, waiting (play here has just ended),
 * elsewhere or unanswered; `until`: when it can be tried again, Unix seconds.
 */
export const ActivityAnswer = shape({ state: openString, until: nullable(finite) });
export type ActivityAnswer = t.TypeOf<typeof ActivityAnswer>;

/**
 * Our addition: the operator has written to the player about a limit that is above this amount of the policy pack; `at` in
 * Unix seconds.
 */
export const LimitContact = shape({
  limitType: finite,
  above: finite,
  measure: openString,
  at: finite,
});
export type LimitContact = t.TypeOf<typeof LimitContact>;

/** Our addition: play is paused after the player's last answer to a reality check, on whatever device, for so long. */
export const CheckPause = shape({ leftMs: finite });
