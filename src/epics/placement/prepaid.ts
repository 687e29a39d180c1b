import { EMPTY, filter, ignoreElements, map, switchMap, timer } from "rxjs";
import { prepaidKey, prepaidQuestion, toldOf } from "../../events/coupon/index.ts";
import type { State } from "../../events/index.ts";
import { CouponPrepaid } from "../../events/placement/prepaidEvents.ts";
import type { Epic } from "../epic.ts";
import { parameter } from "../rules/rule.ts";
import { whileRuns } from "../rules/whileRuns.ts";
import { COUPON_SETTLE } from "./refresh.ts";

/** The choice of an advance is on the coupon's page; on, it counts beside other pages as well. */
const isShown = ({ coupon, navigation }: State): boolean =>
  navigation.route.name === "coupon" ||
  (navigation.isQuickCouponOpen && coupon.prepaid?.isOn === true);

/** What the server has not been asked about this coupon; null: nothing. */
const unasked = (state: State) =>
  isShown(state) && toldOf(state) === undefined ? prepaidQuestion(state) : null;

const unaskedKey = (state: State): string | null => {
  const question = unasked(state);
  return question && prepaidKey(question);
};

/**
 * Asks how much of the coupon can be paid in advance, once its matches have settled: open bets on them pay nothing of it.
 * Asks again when a server has refused as much, or when the open bets have changed. [coupon-053]
 */
export const askCouponPrepaid: Epic = {
  name: "placement/prepaid",
  run: (deps) =>
    whileRuns(deps, COUPON_SETTLE, () => {
      const quietMs = parameter(COUPON_SETTLE, "quietMs", deps.state().shell.config);
      return deps.select(unaskedKey).pipe(
        switchMap((key) =>
          key === null ? EMPTY : timer(quietMs, deps.clock.rule(COUPON_SETTLE.id)),
        ),
        map(() => unasked(deps.state())),
        filter((question) => question !== null),
        switchMap(({ accountId, permanentIds }) =>
          deps.call(CouponPrepaid, { accountId, permanentIds: [...permanentIds] }),
        ),
      );
    }).pipe(ignoreElements()),
};
