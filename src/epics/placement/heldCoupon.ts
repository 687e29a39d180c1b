import { EMPTY, mergeMap, of } from "rxjs";
import { mostBets } from "../../events/coupon/index.ts";
import { NotificationShown } from "../../events/notifications/events.ts";
import { CommandRefused } from "../../events/runtime/events.ts";
import type { Epic } from "../epic.ts";

const look = { status: "warning", variant: "default", action: "none" } as const;

const notices: Readonly<Record<string, ReturnType<typeof NotificationShown>>> = {
  placement_running: NotificationShown({ ...look, id: "coupon-busy", text: "couponBusy" }),
  coupon_full: NotificationShown({
    ...look,
    id: "coupon-full",
    text: "couponFull",
    values: { most: mostBets },
  }),
};

/** Prices and expresses are on every page, and do not know of the coupon. */
const taps = ["AddBet", "RemoveBet", "AddExpress"];

/**
 * Says why a tap on a price has changed nothing: the coupon is being placed, or full. Here and not in the command, which is
 * part of the first load.
 */
export const tellHeldCoupon: Epic = {
  name: "placement/heldCoupon",
  run: (deps) =>
    deps.on(CommandRefused).pipe(
      mergeMap(({ data: { command, code } }) => {
        const notice = taps.includes(command) ? notices[code] : undefined;
        return notice === undefined ? EMPTY : of(notice);
      }),
    ),
};
