// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import type { Draft } from "../../src/events/define.ts";
import { FeedList } from "../../src/events/sports/events.ts";
import { ClientContext } from "../../src/views/hooks/client.ts";
import ExpressDay from "../../src/views/sections/expressDay/index.tsx";
import { answered, liveFeed, siteWith } from "../kit/events.ts";
import { expresses } from "../kit/expresses.ts";
import { feedChange } from "../kit/siteFeed.ts";
import { fakeClient } from "./fakeClient.ts";
import { render } from "./render.tsx";

function open(...events: readonly Draft[]) {
  const { client, emit } = fakeClient({ path: "/en/express-day" });
  emit(siteWith({}), ...events);
  const { page } = render(
    <ClientContext value={client}>
      <ExpressDay />
    </ClientContext>,
  );
  const titles = () => [...page.querySelectorAll("h2")].map(({ textContent }) => textContent);
  return { emit, page, titles };
}

describe("the expresses of the day", () => {
  it("wait for those of the other feed, which would push them away", () => {
    const { emit, titles } = open(liveFeed, expresses(1, "line"));
    expect(titles()).toEqual([]);
    emit(expresses(1, "live"));
    expect(titles()).toEqual(["Live", "Upcoming"]);
  });

  it("say nothing of odds that are not known yet", () => {
    const { emit, page } = open(expresses(1, "live"), expresses(0, "line"));
    const closed = "One of its bets is closed now.";
    expect(page.textContent).toContain("Add all to the coupon");
    expect(page.textContent).not.toContain(closed);
    emit(liveFeed);
    expect(page.textContent).not.toContain(closed);
    const suspended = feedChange(2, { ids: [902], coefs: [3.4], states: [1] });
    const ask = { feed: "live", sportId: null, isTop: false, since: 1, isQuiet: true } as const;
    emit(answered(FeedList, ask, suspended));
    expect(page.textContent).toContain(closed);
  });
});
