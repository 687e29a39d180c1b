import { distinctUntilChanged, map, skip, startWith } from "rxjs";
import { isSameLabel, labelOf } from "../../events/placement/button.ts";
import { CouponButtonChanged } from "../../events/placement/events.ts";
import type { Epic } from "../epic.ts";

/** Records when the coupon button's label changes: a tap right after that was meant for the old label. */
export const noteButton: Epic = {
  name: "placement/button",
  run: (deps) =>
    deps.select(labelOf).pipe(
      startWith(null),
      distinctUntilChanged(isSameLabel),
      skip(1),
      map((label) => CouponButtonChanged({ label: label?.says ?? null })),
    ),
};
