import { describe, it } from "vitest";
import { OpenSettledBet } from "../../src/commands/settlements.ts";
import { HistoryFiltered } from "../../src/events/bets/events.ts";
import { NavigationRequested } from "../../src/events/navigation/events.ts";
import { NotificationClosed, NotificationShown } from "../../src/events/notifications/events.ts";
import { given } from "../kit/spec.ts";

const id = "settled-1";
const notice = (values: Readonly<Record<string, string | number>>) =>
  NotificationShown({
    id,
    status: "success",
    variant: "default",
    text: "betSettled",
    action: "none",
    values,
  });
const opens = (filter: Parameters<typeof HistoryFiltered>[0]["filter"]) => [
  NotificationClosed({ id }),
  HistoryFiltered({ filter }),
  NavigationRequested({ path: "/en/office/history", isReplacing: false }),
];

describe("the notice of a settled bet", () => {
  it("opens the history at the second in which the bet was placed, of its account", () => {
    given(notice({ couponId: 48_210_384, accountId: 11, createdAt: 1_790_000_000 }))
      .when(OpenSettledBet({ id }))
      .expectEvents(...opens({ accountId: 11, dateFrom: 1_790_000_000, dateTo: 1_790_000_001 }));
  });

  it("of several bets opens all that are settled", () => {
    given(notice({ count: 3 }))
      .when(OpenSettledBet({ id }))
      .expectEvents(...opens({ status: "won,lost,returned,cashed_out,cancelled" }));
  });

  it("that is closed opens nothing", () => {
    given(notice({ count: 3 }), NotificationClosed({ id }))
      .when(OpenSettledBet({ id }))
      .expectRefusal("nothing_to_do");
  });
});
