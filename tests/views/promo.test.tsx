// @vitest-environment happy-dom
// @vitest-environment-options { "settings": { "handleDisabledFileLoadingAsSuccess": true } }
import { describe, expect, it } from "vitest";
import { ClientLimits } from "../../src/events/limits/events.ts";
import { JoinPromotion, Promotion, Promotions } from "../../src/events/promo/events.ts";
import Promo from "../../src/views/sections/promo/index.tsx";
import { answered } from "../kit/events.ts";
import { limitOf } from "../kit/limits.ts";
import { busy, hrefs, lng, offline, open, texts } from "./contentScreen.tsx";
import { control, player, visitor } from "./player.tsx";
import { one, tap } from "./render.tsx";

/** A player with no break, and in no register. */
const freePlayer = [...player(10), answered(ClientLimits, {}, { data: [] })];

describe("promotions", () => {
  const promotion = (id: string, link: string) => ({
    id,
    title: `Title of ${id}`,
    imageUrl: `/cdn/1/promo/${id}.svg`,
    link,
    startAt: null,
    endAt: 1_800_000_000,
  });
  const items = [
    promotion("accumulator", "/promotions/accumulator"),
    promotion("first", "/bonus/offer/first"),
    promotion("odd", "https://elsewhere.test/x"),
  ];
  const list = answered(Promotions, lng, { items });
  const links = ["/en/promo", "/en/bonus/rules", "/en/bonus/partner"];

  it("link to their pages, those of other sites to our own [route-promo-002]", () => {
    const { page } = open("/en/promotions", Promo, visitor, list);
    expect(hrefs(page, "main a")).toEqual([
      "/en/promotions/accumulator",
      "/en/bonus/offer/first",
      "/en/promotions/odd",
      ...links,
      "/en/bonuses-offers",
    ]);
    expect(texts(page, "li")[0]).toContain("until 15 January 2027");
    expect(page.querySelector("iframe")).toBeNull();
  });
  it("show a sandboxed frame at the top of their front page [promo-001]", () => {
    const { page } = open("/en/promo", Promo, visitor, list);
    const frame = one(page, "iframe");
    expect(frame.getAttribute("src")).toBe(`${window.location.origin}/promo-frame/showcase?lng=en`);
    expect(frame.getAttribute("sandbox")).toBe("");
    expect(frame.getAttribute("title")).toBe("Promotions at a glance");
  });
  it.each([
    ["a time-out", { data: [limitOf(33, 1)] }],
    ["a self-exclusion", { data: [limitOf(30, 1)] }],
    [
      "an entry in a register",
      {
        data: [],
        register: { state: "restricted", isPlayOpen: false, askedAgoSec: 1, rounds: ["r"] },
      },
    ],
  ])("are silent during %s, on every page of theirs [limits-012]", (_name, body) => {
    for (const path of [
      "/en/promo",
      "/en/promotions",
      "/en/bonuses-offers",
      "/en/promotions/x",
      "/en/bonus/partner",
      "/en/bonus/partner/x",
    ]) {
      const { page } = open(path, Promo, list, ...player(100), answered(ClientLimits, {}, body));
      expect(hrefs(page, "main a"), path).toEqual([]);
      expect(page.querySelector("iframe")).toBeNull();
      expect(page.textContent).toContain("There are no promotions now");
    }
  });
  it("are silent until it is known whether a player takes a break", () => {
    for (const path of ["/en/promo", "/en/promotions/accumulator", "/en/bonus/partner"]) {
      const { fake, page } = open(path, Promo, ...player(100), list);
      expect([hrefs(page, "main a"), page.querySelector("iframe")], path).toEqual([[], null]);
      expect(page.textContent).not.toContain("There are no promotions now");
      fake.emit(...freePlayer);
      expect(busy(page), path).toBeNull();
    }
  });
  it("that are bonuses have a list of their own [route-promo-003]", () => {
    const { page } = open("/en/bonuses-offers", Promo, visitor, list);
    expect(hrefs(page, "main a")).toEqual(["/en/bonus/offer/first", ...links]);
  });

  const id = { promotionId: "accumulator", lng: "en" };
  const body = {
    ...promotion("accumulator", "/promotions/accumulator"),
    html: "<h2>Terms</h2>",
    isJoinNeeded: true,
  };
  const path = "/en/promotions/accumulator";
  it("show their poster and terms; a visitor has to log in to take part [promo-001]", () => {
    const { page } = open(path, Promo, visitor, answered(Promotion, id, body));
    expect(one(page, "h1").textContent).toBe("Title of accumulator");
    expect(one(page, "main h2").textContent).toBe("Terms");
    expect(one(page, "iframe").getAttribute("src")).toBe(
      `${window.location.origin}/promo-frame/promotions/accumulator?lng=en`,
    );
    expect(control(page, "Log in to take part").getAttribute("href")).toBe("/en/user/login");
  });
  it("are shown at the address of a partner too", () => {
    const answer = answered(Promotion, id, body);
    const { page } = open("/en/bonus/partner/accumulator", Promo, visitor, answer);
    expect(one(page, "h1").textContent).toBe("Title of accumulator");
  });
  it("are joined by a player, who sees the result [promo-001]", () => {
    const { fake, page } = open(path, Promo, ...freePlayer, answered(Promotion, id, body));
    tap(control(page, "Take part"));
    expect(fake.sent).toEqual([{ type: "TakePart", data: { promotionId: "accumulator" } }]);
    expect(busy(page)).not.toBeNull();
    const ask = { promotionId: "accumulator" };
    fake.emit(JoinPromotion.failed({ call: 1, ask, error: offline }));
    expect(one(page, '[role="alert"]').textContent).toContain("connection");
    fake.emit(JoinPromotion.answered({ call: 2, ask, body: { success: true } }));
    expect(one(page, '[role="status"]').textContent).toBe("You are in");
    expect(page.querySelector("main button")).toBeNull();
  });
  it("that need no joining, or are over, have no button", () => {
    const free = { ...body, isJoinNeeded: false };
    const { page } = open(path, Promo, ...freePlayer, answered(Promotion, id, free));
    expect(page.querySelector("main button")).toBeNull();
    const over = { ...body, endAt: 1 };
    const late = open(path, Promo, ...freePlayer, answered(Promotion, id, over)).page;
    expect(late.textContent).toContain("This promotion is over");
    expect(late.querySelector("main button")).toBeNull();
  });
});
