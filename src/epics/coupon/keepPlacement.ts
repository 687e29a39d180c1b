import { map } from "rxjs";
import { CouponPlaced } from "../../events/coupon/events.ts";
import { CouponRejected, PlacementClosed } from "../../events/coupon/placeEvents.ts";
import type { StoredPlacement } from "../../events/coupon/stored.ts";
import { ValueStored } from "../../events/shell/events.ts";
import type { Epic } from "../epic.ts";

const KEY = "tl.placement";

/** The bet that is about to be sent, kept on the device until we know what became of it. */
export const rememberPlacement = (placement: StoredPlacement) =>
  ValueStored({ area: "local", key: KEY, value: JSON.stringify(placement) });

/** Known, it need not be kept any more. */
export const forgetPlacement: Epic = {
  name: "coupon/forgetPlacement",
  run: (deps) =>
    deps
      .on(CouponPlaced, CouponRejected, PlacementClosed)
      .pipe(map(() => ValueStored({ area: "local", key: KEY, value: null }))),
};
