import { filter, map } from "rxjs";
import { PlacementClosed } from "../../events/placement/events.ts";
import { RouteEntered } from "../../events/navigation/events.ts";
import type { Epic } from "../epic.ts";

/** The result of a one-click bet is shown until the next page; a lost bet waits for the player's decision. */
export const leaveOneClickResult: Epic = {
  name: "placement/leaveOneClickResult",
  run: (deps) =>
    deps.on(RouteEntered).pipe(
      filter(() => {
        const { oneClickBet, placement } = deps.state().coupon;
        return (
          oneClickBet !== null && (placement.tag === "accepted" || placement.tag === "refused")
        );
      }),
      map(() => PlacementClosed({})),
    ),
};
