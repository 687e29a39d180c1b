import { distinctUntilChanged, map, skip, startWith } from "rxjs";
import { isSameLabel, labelOf } from "../../events/placement/button.ts";
import { CouponButtonChanged } from "../../events/placement/events.ts";
import type { Epic } from "../epic.ts";

/**
 * Writes down when the coupon's button comes to say something else: whoever taps right then meant what it said before.
 */
export const noteButton: Epic = {
  name: "placement/button",
  run: (deps) =>
    deps.state$.pipe(
      startWith(deps.state()),
      map(labelOf),
      startWith(null),
      distinctUntilChanged(isSameLabel),
      skip(1),
      map((label) => CouponButtonChanged({ label: label?.says ?? null })),
    ),
};
