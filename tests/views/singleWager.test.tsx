// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import type { Draft } from "../../src/events/define.ts";
import {
  AvailableLimits,
  type ClientLimit,
  ClientLimits,
  LimitApprovalDue,
} from "../../src/events/limits/events.ts";
import { CouponPage } from "../../src/views/sections/coupon/CouponPage.tsx";
import { LimitsPage } from "../../src/views/sections/limits/LimitsPage.tsx";
import { LimitApproval } from "../../src/views/limits/LimitApproval.tsx";
import { CouponRejected, PlacementRequested } from "../../src/events/placement/events.ts";
import { siteWith } from "../kit/events.ts";
import { placedCoupon } from "../kit/placed.ts";
import { limit, raise, session } from "../marbles/limits.ts";
import { bets, control, limits, player, received, show } from "./player.tsx";
import { one, tap } from "./render.tsx";

const wager = (value: number) => limit(40, { limitValue: value, limitBalance: value });
const under = (policy: object, ...items: readonly ClientLimit[]): readonly Draft[] => [
  siteWith({
    limits: { availableTypeIds: [1, 31, 40] },
    policy: { id: "US-PA", figures: {}, ...policy },
  }),
  ...player(100),
  AvailableLimits.answered({
    call: 1,
    ask: {},
    body: {
      data: [
        { limitType: 1, availableValues: [], measure: "EUR", type: "money" },
        { limitType: 31, availableValues: [-1, 2, 4], measure: "hours", type: "time" },
        { limitType: 40, availableValues: [], measure: "EUR", type: "money" },
      ],
    },
  }),
  ClientLimits.answered({ call: 2, ask: {}, body: { data: [...items] } }),
];
const pennsylvania = { hasSingleWagerLimit: true, areIncreasesReaffirmed: true };
const plain = (element: Element) => element.textContent?.replaceAll("\u00a0", " ");

describe("the page of limits, under the pack of Pennsylvania", () => {
  const page = (policy: object, ...items: readonly ClientLimit[]) => {
    const fake = received(...under(policy, ...items));
    return { fake, element: show(fake, <LimitsPage />) };
  };
  const titles = (element: Element) =>
    [...element.querySelectorAll("h2")].map(({ textContent }) => textContent);

  it("has the limit on one bet, with its value and nothing that is used or left", () => {
    const { element, fake } = page(pennsylvania, wager(20));
    expect(titles(element)).toContain("Single-bet limit");
    const heading = [...element.querySelectorAll("h2")].find(
      ({ textContent }) => textContent === "Single-bet limit",
    );
    const section = heading?.closest("section") ?? document.body;
    expect(plain(section)).toContain("Each bet");
    expect(plain(section)).toContain("€20");
    expect(section.textContent).not.toMatch(/used|left|hours|days/);
    tap(control(section, "Change Each bet"));
    const sheet = one(element, "dialog");
    expect(sheet.textContent).toContain("The most one bet may stake");
    expect(sheet.textContent).toContain("You confirm a higher one after 24 hours.");
    expect([...sheet.querySelectorAll("button")].map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(["€10", "€50", "€500", "No limit", "Set limit"]),
    );
    tap(control(sheet, "€50"));
    expect(fake.sent.at(-1)).toEqual({
      type: "SaveLimit",
      data: { limitType: 40, limitValue: 50 },
    });
  });

  it("says of every higher limit that it is confirmed, and lets it be taken back", () => {
    const waiting = { ...raise(0, 1), limitValue: 500 };
    const { element, fake } = page(pennsylvania, limit(1), waiting, session(60));
    expect(element.textContent).toContain("You can confirm it from");
    tap(control(element, "Cancel"));
    expect(fake.sent.at(-1)).toEqual({
      type: "DecideLimitChange",
      data: { limitType: 1, isApproved: false },
    });
    tap(control(element, "Change Session limit"));
    expect(one(element, "dialog").textContent).toContain(
      "You confirm a higher one after 24 hours.",
    );
  });

  it("has none of it elsewhere, whatever the server offers", () => {
    const { element } = page({}, wager(20), session(60));
    expect(titles(element)).not.toContain("Single-bet limit");
    tap(control(element, "Change Session limit"));
    expect(one(element, "dialog").textContent).toContain("a higher one after 24 hours.");
    expect(one(element, "dialog").textContent).not.toContain("You confirm");
  });
});

describe("the question about a raised limit", () => {
  it.each([
    [1, 500, "Confirm your new wagering limit for 24 hours?", "€500 instead of €100"],
    [12, 999_999_999, "Confirm your new loss limit for 30 days?", "no limit instead of €100"],
    [40, 500, "Confirm your new single-bet limit?", "€500 instead of €100"],
    [31, 4, "Confirm your new session limit?", "4 hours a day instead of 2 hours a day"],
    [31, -1, "Confirm your new session limit?", "no limit instead of 2 hours a day"],
  ])("of type %i to %d names it, in its own unit", (limitType, limitValue, title, change) => {
    const inForce = limitType === 31 ? session(60) : limit(limitType);
    const pending = { ...raise(0, limitType), limitValue, measure: inForce.measure };
    const fake = received(
      ...under(pennsylvania, inForce, pending),
      LimitApprovalDue({ limitType }),
    );
    const dialog = one(show(fake, <LimitApproval />), "dialog");
    expect(plain(dialog)).toContain(title);
    expect(plain(dialog)).toContain(`You asked for ${change}. The waiting time has passed.`);
    const page = show(fake, <LimitsPage />);
    expect(plain(page)).toContain(title);
  });
});

describe("the coupon under a limit on one bet", () => {
  const open = (value: number, ...events: readonly Draft[]) => {
    const fake = received(
      ...under(pennsylvania, wager(value)),
      ...bets(901),
      limits(1, 50),
      ...events,
    );
    return { fake, page: show(fake, <CouponPage />) };
  };
  const action = (page: HTMLElement) => {
    const found = [...one(page, "footer").querySelectorAll<HTMLElement>("button")].at(-1);
    if (found === undefined) throw new Error("the dock has no button");
    return found;
  };

  it("says why before the tap, which lowers the stake", () => {
    const { fake, page } = open(4);
    expect(plain(page)).toContain("Your limit for one bet is €4.00.");
    expect(plain(action(page))).toBe("Stake €4.00");
    tap(action(page));
    expect(fake.state().coupon.amount).toBe(4);
    expect(plain(page)).not.toContain("Your limit for one bet");
    expect(action(page).textContent).toBe("Place bet");
  });

  it("leads to the limits when no stake is low enough", () => {
    const { fake, page } = open(0.5);
    expect(plain(action(page))).toContain("Limits and breaks");
    expect(plain(action(page))).toContain("Your limit for one bet is €0.50.");
    tap(action(page));
    expect(fake.sent.at(-1)).toMatchObject({ type: "GoTo" });
  });

  it("names it after a refusal by the server", () => {
    const key = "key-1";
    const { page } = open(
      20,
      PlacementRequested({ coupon: placedCoupon() }),
      CouponRejected({ key, code: 2014, changed: [] }),
    );
    expect(plain(page)).toContain("Your limit for one bet is €20.00.");
  });
});
