import * as t from "io-ts";
import { finite, nullable, openString, shape } from "../../codec/codec.ts";
import { defineEvent, defineInput } from "../define.ts";

/** Query flags that the app reads, by name (contract, "Query flags"). The log records no others. */
export const QueryFlags = t.record(openString, openString);
export type QueryFlags = t.TypeOf<typeof QueryFlags>;

/** The address changed to `path` with these query flags; the router port reports every change. */
export const RouteEntered = defineInput(
  "RouteEntered",
  1,
  shape({ path: openString }, { query: QueryFlags }),
);
/**
 * The app navigates; the router port does it. `isQueryKept`: keep the current query; `query` sets or drops
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
/** Goes back one step in the history, which closes a modal that was opened by its address. */
export const StepBackRequested = defineEvent("StepBackRequested", 1, shape({}));
/** A redirect to the current page was not followed. [error-008] */
export const RedirectFoundCyclic = defineInput(
  "RedirectFoundCyclic",
  1,
  shape({ path: openString }),
);
/**
 * The decision of the guards about an address, and the guard that made it: `admitted` (no guard objected),
 * `sent` elsewhere, `held` until the player has answered whether to leave for another site, or `refused` with
 * the status of an error page. The log thus shows why the player saw a page.
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
/** The content of the page does not exist or cannot be shown: an error page replaces it. [error-005] */
export const RouteFailed = defineEvent("RouteFailed", 1, shape({ status: finite }));
/** Where signing in or registering will lead; null: the default again. [routing-011] [routing-012] */
export const TargetKept = defineEvent("TargetKept", 1, shape({ path: nullable(openString) }));
/** The quick coupon panel was opened or closed over the page. */
export const QuickCouponToggled = defineEvent(
  "QuickCouponToggled",
  1,
  shape({ isOpen: t.boolean }),
);
/** A sheet or dialog over the page was opened or closed. */
export const ModalToggled = defineEvent("ModalToggled", 1, shape({ isOpen: t.boolean }));
