import { distinctUntilChanged, filter, from, map, mergeMap, skip } from "rxjs";
import { batchNotices } from "../../events/notifications/index.ts";
import { NotificationShown } from "../../events/notifications/events.ts";
import type { State } from "../../events/index.ts";
import type { Epic } from "../epic.ts";

const isReported = ({ coupon }: State): boolean => coupon.placement.tag === "singlesAnswered";

/** What became of a set of singles, as notices; the coupon shows each single by itself. [notifications-005] */
export const reportSingles: Epic = {
  name: "placement/reportSingles",
  run: (deps) =>
    deps.select(isReported).pipe(
      distinctUntilChanged(),
      skip(1),
      filter((isNew) => isNew),
      map(() => deps.state().coupon.singlesResultCoupons),
      // A single without an answer is no failure, and no success either.
      filter((singles) => singles.every(({ answer }) => answer !== null) || hasRefused(singles)),
      map((singles) =>
        singles.flatMap(({ answer }) =>
          answer === null ? [] : { isDone: answer.tag === "accepted", message: answer.message },
        ),
      ),
      mergeMap((items) =>
        from(
          batchNotices(items).map(({ status, text, count }) =>
            NotificationShown({
              id: `singles:${text}`,
              status,
              variant: "default",
              text,
              action: "none",
              ...(status === "error" ? { title: "singlesRefused", values: { count } } : {}),
            }),
          ),
        ),
      ),
    ),
};

const hasRefused = (singles: State["coupon"]["singlesResultCoupons"]): boolean =>
  singles.some(({ answer }) => answer?.tag === "refused");
