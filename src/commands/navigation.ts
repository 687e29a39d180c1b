import * as t from "io-ts";
import { finite, openString, shape } from "../codec/codec.ts";
import {
  ModalToggled,
  NavigationRequested,
  QueryFlags,
  QuickCouponToggled,
  RouteFailed,
} from "../events/navigation/events.ts";
import { accept, refuse } from "./decision.ts";
import { defineCommand } from "./define.ts";

/** Goes to a path of the app, with these query flags. */
export const GoTo = defineCommand(
  "GoTo",
  shape({ path: openString, isReplacing: t.boolean }, { query: QueryFlags }),
  ({ query: set = {}, ...to }, { navigation }) => {
    if (!/^\/(?![/\\])[\w\-./~%!$&'()*+,;=:@]*$/.test(to.path)) return refuse("nothing_to_do");
    const names = Object.keys(set);
    const isHere =
      to.path === navigation.path && names.every((name) => set[name] === navigation.query[name]);
    if (isHere) return refuse("nothing_to_do");
    return accept(NavigationRequested(names.length === 0 ? to : { ...to, query: { set } }));
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
