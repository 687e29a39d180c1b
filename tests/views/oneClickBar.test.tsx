// @vitest-environment happy-dom
// @vitest-environment-options { "width": 390, "height": 844 }
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { Accounts } from "../../src/events/account/events.ts";
import { CouponPlaced } from "../../src/events/coupon/events.ts";
import { PlacementOpened } from "../../src/events/placement/openEvents.ts";
import {
  CouponPending,
  CouponRejected,
  PlaceCoupon,
  PlacementLost,
  PlacementUnknown,
} from "../../src/events/placement/events.ts";
import type { Draft, Entry } from "../../src/events/define.ts";
import { CameOnline, WentOffline } from "../../src/events/shell/events.ts";
import { createDictionary } from "../../src/infra/i18n.ts";
import { RouterPort } from "../../src/infra/ports/router.ts";
import { App } from "../../src/views/App.tsx";
import { loadScreen, screenNamed } from "../../src/views/shell/screens.ts";
import { on, switched } from "../kit/oneClick.ts";
import { placedCoupon } from "../kit/placed.ts";
import { type FakeClient, fakeClient } from "./fakeClient.ts";
import { list, marketTypes, menus, norrvik } from "./matchDay.ts";
import { config, control, limits, player, userId } from "./player.tsx";
import { mount, one, render, tap, settled } from "./render.tsx";

const key = "key-1";
const commands = (fake: FakeClient) => fake.sent.map(({ type }) => type);
const switchOf = (page: ParentNode) => one(page, '[role=switch][aria-label="One-click bet"]');
const text = (element: Element) => element.textContent?.replaceAll("\u00a0", " ");

describe("the one-click bar", () => {
  afterEach(() => window.history.replaceState(null, "", "/"));
  // A render inside `act` does not wait for a chunk of the bar: the chunk has to be loaded before the first
  // one.
  beforeAll(async () => (await openWith(mount, switched, on)).unmount());
  const live = { feed: "live", sportId: 1 } as const;
  const isHere = (name: string) => screenNamed(name) !== undefined;
  const open = (...events: readonly Draft[]) => openWith(render, ...events);
  async function openWith(draw: typeof mount, ...events: readonly Draft[]) {
    const path = "/en/section/live/1";
    window.scrollTo = () => {};
    window.history.replaceState(null, "", path);
    const receivedValue: ((entry: Entry) => void)[] = [];
    const receive = (entry: Entry) => receivedValue.forEach((one) => one(entry));
    const fake = fakeClient({ path }, receive, { isHere, load: loadScreen });
    const router = new RouterPort(path, { report: (draft) => fake.emit(draft), leave: () => {} });
    receivedValue.push(router.onEntry);
    fake.emit(config, marketTypes, ...menus, list(live, [norrvik]), ...player(100), ...events);
    const { page, unmount } = draw(
      <App client={fake.client} dictionary={createDictionary()} router={router} />,
    );
    await settled();
    // The bar loads behind the content below a page.
    await settled();
    const drawCell = () => one(page, 'article button[aria-label^="Draw, 4.60"]');
    const bar = () => page.querySelector<HTMLElement>('section[aria-label="One-click bet"]');
    const opened = () => PlacementOpened({ key, userId, coupon: placedCoupon(), isOneClick: true });
    const asked = () =>
      PlaceCoupon.asked({
        call: 1,
        ask: { key, userId, coupon: placedCoupon(), isOneClick: true },
      });
    return { fake, page, unmount, drawCell, bar, opened, asked };
  }
  const placed = CouponPlaced({
    key,
    couponId: 48_210_377,
    accountId: 11,
    coef: 4.6,
    amount: 5,
    possibleWin: 23,
    balance: 95,
  });

  it("is not shown while it is off, and a tap fills the coupon", async () => {
    const { fake, drawCell, bar } = await open(switched);
    expect(bar()).toBeNull();
    tap(drawCell());
    expect(commands(fake)).toEqual(["AddBet"]);
  });

  const withoutAccount = Accounts.answered({
    call: 22,
    ask: {},
    body: { accounts: [], all_accounts: [] },
  });

  it("promises nothing before the account is there", async () => {
    const { fake, bar } = await open(switched, on, withoutAccount);
    expect(text(bar() ?? document.body)).toContain("Loading. A tap places nothing yet");
    fake.emit(...player(100).slice(1));
    expect(text(bar() ?? document.body)).toContain("A tap places the bet at once€5.00");
  });

  it("places with one tap: the cell shows it, then the bar has the number of the bet", async () => {
    const { fake, drawCell, bar, asked } = await open(switched, on);
    expect(text(bar() ?? document.body)).toContain("A tap places the bet at once€5.00");
    tap(drawCell());
    expect(fake.sent).toHaveLength(1);
    expect(fake.sent[0]).toMatchObject({ type: "PlaceOneClick" });
    expect(drawCell().getAttribute("aria-label")).toBe("Draw, 4.60, placing");
    expect(drawCell().getAttribute("aria-pressed")).toBe("false");
    tap(drawCell());
    expect(fake.sent).toHaveLength(1);
    fake.emit(asked(), CouponPending({ key, requestId: "r", checkAt: 0 }));
    expect(text(bar() ?? document.body)).toContain("Checking the bet");
    fake.emit(placed);
    const received = one(bar() ?? document.body, "section > [role=status]");
    expect(text(received)).toContain("€5.00 on Draw at 4.60Accepted. No. 48 210 377");
    expect(control(received, "View").getAttribute("href")).toBe("/en/office/history");
    expect(drawCell().getAttribute("aria-label")).toBe("Draw, 4.60");
    tap(control(received, "Close message"));
    expect(received.textContent).toBe("");
  });

  it("says that a price changed and nothing was placed", async () => {
    const { fake, drawCell, bar, asked } = await open(switched, on);
    tap(drawCell());
    fake.emit(asked(), CouponRejected({ key, code: 2001, changed: [] }));
    expect(text(one(bar() ?? document.body, "[role=alert]"))).toBe(
      "Draw: not placedThe price changed. Tap again to bet at the new one.",
    );
  });

  it("says by how much a stake missed its bounds, once they are known", async () => {
    const { fake, drawCell, bar, asked } = await open(switched, on);
    tap(drawCell());
    fake.emit(asked(), CouponRejected({ key, code: 2004, changed: [] }));
    const alert = () => text(one(bar() ?? document.body, "[role=alert]"));
    expect(alert()).toContain("The stake is below the minimum. Raise it and tap again.");
    // A bound that the stake keeps is an older one.
    fake.emit(limits(1, 50));
    expect(alert()).toContain("The stake is below the minimum. Raise it and tap again.");
    fake.emit(limits(6, 50));
    expect(alert()).toContain("Minimum stake: €6.00.");
  });

  it("shows what the server says about a break or a limit", async () => {
    const { fake, drawCell, bar, asked } = await open(switched, on);
    tap(drawCell());
    fake.emit(asked(), CouponRejected({ key, code: 33, changed: [] }));
    expect(text(bar() ?? document.body)).toContain("You are taking a break from play.");
  });

  it("reports a lost answer, and leaves the next step to the player", async () => {
    const { fake, drawCell, bar, opened, asked } = await open(switched, on);
    tap(drawCell());
    fake.emit(opened(), asked(), PlacementUnknown({ key, tries: 1 }));
    expect(text(bar() ?? document.body)).toContain(
      "We do not know yet whether your bet was accepted, and we keep asking. It can be accepted only once.",
    );
    fake.emit(PlacementLost({ key }));
    expect(text(bar() ?? document.body)).toContain(
      "No answer cameWe do not know whether your bet was accepted.",
    );
    tap(control(bar() ?? document.body, "Ask again"));
    expect(commands(fake)).toEqual(["PlaceOneClick", "RetryPlacement"]);
    fake.emit(PlacementUnknown({ key, tries: 1 }));
    tap(control(bar() ?? document.body, "Close message"));
    expect(fake.state().coupon).toMatchObject({
      placement: { tag: "editing" },
      open: [{ key, isAside: true }],
    });
  });

  it("sends nothing without a connection, and says so", async () => {
    const { fake, drawCell, bar } = await open(switched, on);
    fake.emit(WentOffline({}));
    expect(text(bar() ?? document.body)).toContain("No connection. A tap places nothing");
    tap(drawCell());
    expect(fake.state().coupon.placement.tag).toBe("editing");
    const alert = one(bar() ?? document.body, "[role=alert]");
    expect(text(alert)).toBe("Nothing placedNo connection. Check it and try again.");
    tap(control(alert, "Close message"));
    expect(alert.textContent).toBe("");
    fake.emit(CameOnline({}));
    expect(text(bar() ?? document.body)).toContain("A tap places the bet at once");
  });

  it("opens the place to set the stake, and is turned off there", async () => {
    const { fake, bar, drawCell } = await open(switched, on);
    tap(one(bar() ?? document.body, 'button[aria-label="Stake €5.00, change"]'));
    expect(commands(fake)).toEqual(["OpenQuickCoupon"]);
    expect(fake.state().navigation.isQuickCouponOpen).toBe(true);
    tap(switchOf(bar() ?? document.body));
    expect(text(bar() ?? document.body)).toContain("Off. A tap adds the price to the coupon");
    tap(drawCell());
    expect(commands(fake).at(-1)).toBe("AddBet");
  });
});
