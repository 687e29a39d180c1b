import * as t from "io-ts";
import { finite, openString, shape } from "../codec/codec.ts";
import {
  ModalToggled,
  NavigationRequested,
  QuickCouponToggled,
  RouteFailed,
} from "../events/navigation/events.ts";
import { accept, refuse } from "./decision.ts";
import { defineCommand } from "./define.ts";

/** Goes to a path of the app. */
export const GoTo = defineCommand(
  "GoTo",
  shape({ path: openString, isReplacing: t.boolean }),
  (to, state) => {
    if (!/^\/(?![/\\])[\w\-./~%!$&'()*+,;=:@]*$/.test(to.path)) return refuse("nothing_to_do");
    return to.path === state.navigation.path
      ? refuse("nothing_to_do")
      : accept(NavigationRequested(to));
  },
);

/** The page shows something that does not exist (404) or cannot be shown (500). */
export const FailRoute = defineCommand("FailRoute", shape({ status: finite }), (failed) =>
  accept(RouteFailed(failed)),
);

export const OpenQuickCoupon = defineCommand(
  "OpenQuickCoupon",
  shape({}),
  (_data, { coupon, oneClick }) =>
    coupon.bets.length === 0 && coupon.placement.tag === "editing" && !oneClick.isActiveOneClick
      ? refuse("coupon_empty")
      : accept(QuickCouponToggled({ isOpen: true })),
);

export const CloseQuickCoupon = defineCommand("CloseQuickCoupon", shape({}), () =>
  accept(QuickCouponToggled({ isOpen: false })),
);

/** A sheet or dialog was opened or closed. */
export const ToggleModal = defineCommand("ToggleModal", shape({ isOpen: t.boolean }), (data) =>
  accept(ModalToggled(data)),
);
