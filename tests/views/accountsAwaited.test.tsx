// @vitest-environment happy-dom
import type { ReactNode } from "react";
import { describe, expect, it } from "vitest";
import { Accounts, AccountsRefreshAsked } from "../../src/events/account/events.ts";
import { LoginSessions } from "../../src/events/loginSessions/events.ts";
import { SessionOpened } from "../../src/events/session/events.ts";
import { CouponPage } from "../../src/views/sections/coupon/CouponPage.tsx";
import HistoryOrders from "../../src/views/sections/historyOrders/index.tsx";
import Sessions from "../../src/views/sections/sessions/index.tsx";
import { answered } from "../kit/events.ts";
import { arrival } from "../kit/app.ts";
import { account } from "../kit/site.ts";
import { fakeClient, startedAt } from "./fakeClient.ts";
import { bets, config, control, show, userId } from "./player.tsx";
import { tap } from "./render.tsx";

const failed = "The balances were not updated.";
const session = {
  id: "here",
  startedAt: startedAt / 1000 - 60,
  lastActiveAt: startedAt / 1000,
  device: "iPhone",
  browser: "Safari 19",
  ip: "203.0.113.8",
  countryCode: null,
  isCurrent: true,
  isActive: true,
};

/** A player whose accounts have not come. */
function open(path: string, screen: ReactNode) {
  const fake = fakeClient({ path });
  fake.emit(
    config,
    arrival("player"),
    SessionOpened({ userId }),
    answered(LoginSessions, { pageToken: null }, { items: [session], nextPageToken: null }),
    ...bets(901),
  );
  return { fake, page: show(fake, screen) };
}

describe("what needs the accounts says that they did not come, and asks for them again", () => {
  it.each([
    ["/en/office/history-mail", <HistoryOrders key="mail" />],
    ["/en/office/history-clear", <HistoryOrders key="clear" />],
    ["/en/office/session-history", <Sessions key="sessions" />],
  ])("%s", (path, screen) => {
    const { fake, page } = open(path, screen);
    expect(page.querySelector('[aria-busy="true"]')).not.toBeNull();
    fake.emit(Accounts.failed({ call: 3, ask: {}, error: { tag: "timeout" } }));
    expect(page.textContent).toContain(failed);
    tap(control(page, "Refresh"));
    expect(fake.sent.map(({ type }) => type)).toContain("RefreshAccounts");
    fake.emit(answered(Accounts, {}, { accounts: [account], all_accounts: [account] }));
    expect(page.textContent).not.toContain(failed);
  });
  it("/en/coupon", () => {
    const { fake, page } = open("/en/coupon", <CouponPage />);
    expect(page.textContent).toContain("Opening your account");
    fake.emit(Accounts.failed({ call: 3, ask: {}, error: { tag: "timeout" } }));
    expect(page.textContent).toContain(failed);
    tap(control(page, `Refresh${failed}`));
    expect(fake.sent).toEqual([{ type: "RefreshAccounts", data: {} }]);
    fake.emit(AccountsRefreshAsked({}));
    expect(page.textContent).toContain("Opening your account");
    fake.emit(answered(Accounts, {}, { accounts: [account], all_accounts: [account] }));
    expect(page.textContent).toContain("Place bet");
  });
});
