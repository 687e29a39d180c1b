import * as t from "io-ts";
import { finite, nullable, openString, shape } from "../../codec/codec.ts";
import { defineEvent, defineInput } from "../define.ts";

/**
 * The flags of an address that the app heeds, by name (contract, "Query flags"); no other part of a query is recorded.
 */
export const QueryFlags = t.record(openString, openString);
export type QueryFlags = t.TypeOf<typeof QueryFlags>;

/** The address is now `path`, with these flags in its query; the router port tells, whoever caused it. */
export const RouteEntered = defineInput(
  "RouteEntered",
  1,
  shape({ path: openString }, { query: QueryFlags }),
);
/**
 * The app wants to be elsewhere; the router port takes it there. `isQueryKept`: the query goes along; `query` changes
 * single flags of it.
 */
export const NavigationRequested = defineEvent(
  "NavigationRequested",
  1,
  shape(
    { path: openString, isReplacing: t.boolean },
    { isQueryKept: t.boolean, query: shape({}, { set: QueryFlags, drop: t.array(openString) }) },
  ),
);
/** The last step of the history is taken back: what was opened by its address closes. */
export const StepBackRequested = defineEvent("StepBackRequested", 1, shape({}));
/** It would have led to where the player is: it was not followed. [error-008] */
export const RedirectFoundCyclic = defineInput(
  "RedirectFoundCyclic",
  1,
  shape({ path: openString }),
);
/**
 * What the guards say about an address, and which of them: `admitted` (none objected), `sent` elsewhere, `held` until
 * they have said whether they leave for another site, or `refused` with the status of an error page. A log thereby tells
 * why the player was where they were.
 */
export const RouteDecided = defineEvent(
  "RouteDecided",
  1,
  shape({
    path: openString,
    route: openString,
    verdict: t.keyof({ admitted: null, sent: null, held: null, refused: null }),
    guard: nullable(openString),
    to: nullable(openString),
    status: nullable(finite),
  }),
);
/** The subject of the page does not exist or cannot be shown: an error page replaces it. [error-005] */
export const RouteFailed = defineEvent("RouteFailed", 1, shape({ status: finite }));
/** Where signing in or registering will lead; null: nowhere special any more. [routing-011] [routing-012] */
export const TargetKept = defineEvent("TargetKept", 1, shape({ path: nullable(openString) }));
/** The quick coupon panel was opened or closed over the page. */
export const QuickCouponToggled = defineEvent(
  "QuickCouponToggled",
  1,
  shape({ isOpen: t.boolean }),
);
/** A sheet or dialog came up over the page, or went. */
export const ModalToggled = defineEvent("ModalToggled", 1, shape({ isOpen: t.boolean }));
