// @vitest-environment happy-dom
// @vitest-environment-options { "width": 1440, "height": 900 }
import { afterEach, describe, expect, it, vi } from "vitest";
import { createDictionary } from "../../src/infra/i18n.ts";
import { App } from "../../src/views/App.tsx";
import { ToTop } from "../../src/views/site/ToTop.tsx";
import { Guard } from "../../src/views/shell/Guard.tsx";
import { loadScreen } from "../../src/views/shell/screens.ts";
import { fakeClient } from "./fakeClient.ts";
import { list, marketTypes, menus, norrvik } from "./matchDay.ts";
import { one, render, tap, settled } from "./render.tsx";

describe("a wide screen", () => {
  it("shows the sports and an open coupon beside the page", async () => {
    window.scrollTo = () => {};
    const fake = fakeClient({ path: "/en/section/live/1" }, () => {}, {
      isHere: () => false,
      load: loadScreen,
    });
    fake.emit(marketTypes, ...menus, list({ feed: "live", sportId: 1 }, [norrvik]));
    const router = { connect: () => {}, entered: () => {} };
    const { page } = render(
      <App client={fake.client} dictionary={createDictionary()} router={router} />,
    );
    await settled();
    const coupon = one(page, 'aside[aria-label="Coupon"]');
    expect(one(page, 'nav[aria-label="Sports"] a[aria-current]').textContent).toBe("Football86");
    expect(coupon.textContent).toContain("No bets yet");
    tap(one(page, 'button[aria-label="Draw, 4.60"]'));
    expect(coupon.textContent).toContain("Norrvik – Bastia Azul");
    expect(fake.sent.map(({ type }) => type)).toEqual(["AddBet", "OpenQuickCoupon"]);
    expect(page.querySelectorAll("dialog")).toHaveLength(0);
  });
});

describe("the way to the top", () => {
  afterEach(() => vi.unstubAllGlobals());
  it("appears after one screen where the window is wide [ui-003]", () => {
    const margins: (string | undefined)[] = [];
    class Observer {
      constructor(_hear: unknown, options?: IntersectionObserverInit) {
        margins.push(options?.rootMargin);
      }
      observe() {}
      disconnect() {}
    }
    vi.stubGlobal("IntersectionObserver", Observer);
    render(<ToTop />);
    expect(margins).toEqual(["100% 0px 0px 0px"]);
  });
});

describe("an error boundary", () => {
  it("keeps a failure inside its part of the page and reports it once", () => {
    const silent = vi.spyOn(console, "error").mockImplementation(() => {});
    const onFail = vi.fn<() => void>();
    const Broken = (): never => {
      throw new Error("a part that cannot be drawn");
    };
    const { page } = render(
      <>
        <p>the rest</p>
        <Guard fallback={<b>in its place</b>} onFail={onFail}>
          <Broken />
        </Guard>
      </>,
    );
    expect(page.textContent).toBe("the restin its place");
    expect(onFail).toHaveBeenCalledOnce();
    silent.mockRestore();
  });
});
