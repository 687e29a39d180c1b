// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { FeedFellSilent } from "../../src/events/placement/feedSilenceEvents.ts";
import { Prices } from "../../src/events/sports/events.ts";
import { CouponPage } from "../../src/views/sections/coupon/CouponPage.tsx";
import { bets, limits, player, price, received, show } from "./player.tsx";
import { one } from "./render.tsx";

const ask = { feed: "live" as const, ids: [901] };

describe("a coupon whose feed is silent", () => {
  it("waits for new odds until they come", () => {
    const fake = received(...player(100), ...bets(901), limits(1, 50), price(901, 1.9));
    const page = show(fake, <CouponPage />);
    const button = () => [...one(page, "footer").querySelectorAll("button")].at(-1);
    fake.emit(
      Prices.asked({ call: 30, ask }),
      Prices.failed({ call: 30, ask, error: { tag: "http", status: 500 } }),
    );
    // Not yet as long as to close placing.
    expect(button()?.textContent).toContain("Place bet");
    fake.emit(FeedFellSilent({ feed: "live", afterMs: 15_000 }));
    expect(button()?.textContent).toBe(
      "Waiting for new oddsNo new odds for 15 s. Placing is closed and opens with the next ones.",
    );
    expect(button()?.getAttribute("aria-busy")).toBe("true");
    const fresh = price(901, 1.95);
    fake.emit({ ...fresh, data: withServerTime(fresh.data, 1) });
    expect(button()?.textContent).toBe("Place bet");
  });
});

function withServerTime(data: unknown, serverTime: number) {
  const answer = data as { body: object };
  return { ...answer, body: { ...answer.body, serverTime } };
}
