import * as t from "io-ts";
import { openString, shape } from "../../infra/codec.ts";
import { defineEvent, defineInput } from "../define.ts";

/** The address is now `path` (without query); the router port tells, whoever caused it. */
export const RouteEntered = defineInput("RouteEntered", 1, "durable", shape({ path: openString }));
/** The app wants to be elsewhere; the router port takes it there. */
export const NavigationRequested = defineEvent(
  "NavigationRequested",
  1,
  "session",
  shape({ path: openString, isReplacing: t.boolean }, { isQueryKept: t.boolean }),
);
/** The quick coupon panel was opened or closed over the page. */
export const QuickCouponToggled = defineEvent(
  "QuickCouponToggled",
  1,
  "session",
  shape({ isOpen: t.boolean }),
);
/** A sheet or dialog came up over the page, or went. */
export const ModalToggled = defineEvent("ModalToggled", 1, "session", shape({ isOpen: t.boolean }));
