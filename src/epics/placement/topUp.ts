import { isLeft } from "fp-ts/lib/Either.js";
import { EMPTY, exhaustMap, of, switchMap } from "rxjs";
import { DemoMoneyWanted, TopUpDemoMoney } from "../../events/placement/demoMoneyEvents.ts";
import { NotificationShown } from "../../events/notifications/events.ts";
import { failureOf } from "../../events/notifications/index.ts";
import type { Epic } from "../epic.ts";

/** Requests demo money, once per command; a failure is reported, a success shows in the balance. */
export const topUpDemoMoney: Epic = {
  name: "placement/topUp",
  run: (deps) =>
    deps.on(DemoMoneyWanted).pipe(
      exhaustMap(({ data: { accountId } }) =>
        deps.call(TopUpDemoMoney, { key: deps.uuid(), accountId }),
      ),
      switchMap((result) =>
        isLeft(result)
          ? of(
              NotificationShown({
                id: "demo-money",
                status: "error",
                variant: "default",
                text: failureOf(result.left).text,
                action: "none",
              }),
            )
          : EMPTY,
      ),
    ),
};
