// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { ClientLimits } from "../../src/events/limits/events.ts";
import { LoginSessions, SessionBets } from "../../src/events/loginSessions/events.ts";
import { hasSessionClock, loginTimes } from "../../src/events/loginSessions/index.ts";
import { SessionClock } from "../../src/views/limits/SessionClock.tsx";
import { ClientContext } from "../../src/views/hooks/client.ts";
import { answered, siteWith } from "../kit/events.ts";
import { selfExclusion } from "../marbles/limits.ts";
import { fakeClient, startedAt } from "./fakeClient.ts";
import { player, visitor } from "./player.tsx";
import { one, render } from "./render.tsx";

const policy = { id: "US-PA", figures: {}, hasSessionClock: true };
const atSec = startedAt / 1000;
const session = (id: string, startedAtSec: number, isCurrent: boolean) => ({
  id,
  startedAt: startedAtSec,
  lastActiveAt: startedAtSec,
  device: "Phone",
  browser: "Chrome",
  ip: "192.0.2.1",
  countryCode: null,
  isCurrent,
  isActive: true,
});

function shown(...items: readonly ReturnType<typeof session>[]) {
  const fake = fakeClient({ path: "/en" });
  fake.emit(siteWith({ policy }), ...player(100));
  const { page } = render(
    <ClientContext value={fake.client}>
      <SessionClock />
    </ClientContext>,
  );
  if (items.length > 0)
    fake.emit(answered(LoginSessions, { pageToken: null }, { items, nextPageToken: null }));
  const texts = () => [...one(page, "a").children].map(({ textContent }) => textContent);
  return { fake, page, texts };
}

describe("the session clock", () => {
  it("says nothing that it does not know", () => {
    const { page, texts } = shown();
    expect(texts()).toEqual([expect.stringMatching(/^\d\d:\d\d$/)]);
    expect(one(page, "a").getAttribute("href")).toBe("/en/office/responsible");
  });

  it("says how long the player has been logged in, and when they were before", () => {
    const { fake, texts } = shown(
      session("other", atSec - 90_000, false),
      session("now", atSec - 4_320, true),
      session("older", atSec - 900_000, false),
      session("later, elsewhere", atSec - 60, false),
    );
    expect(texts()[1]).toBe("1 h 12 min");
    expect(texts()[2]).toMatch(/^Last log-in \d+ \w+ \d\d:\d\d$/);
    expect(loginTimes(fake.state()).lastAt).toBe(startedAt - 90_000_000);
  });

  it("says the result of the session, or what is still open", () => {
    const { fake, texts } = shown(session("now", atSec - 60, true));
    const accountId = fake.state().account.accounts[0]?.id ?? 0;
    const ask = { accountId, dateFrom: atSec - 60, pageToken: null };
    const summary = { count: 0, amount: 0, payout: 0, currencyIso: "EUR" };
    fake.emit(answered(SessionBets, ask, { items: [], nextPageToken: null, summary }));
    expect(texts()).toContain("Result €0.00");
  });

  it("is for players under a pack that asks for it, and not during a break", () => {
    const fake = fakeClient({ path: "/en" });
    const isOn = () => hasSessionClock(fake.state());
    fake.emit(...player(100));
    expect(isOn()).toBe(false);
    fake.emit(siteWith({ policy }));
    expect(isOn()).toBe(true);
    fake.emit(answered(ClientLimits, {}, { data: [selfExclusion] }));
    expect(isOn()).toBe(false);
    fake.emit(visitor);
    expect(isOn()).toBe(false);
  });
});
