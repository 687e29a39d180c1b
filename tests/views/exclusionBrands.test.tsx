// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import {
  AvailableLimits,
  ClientLimits,
  SelfExcludeReasons,
} from "../../src/events/limits/events.ts";
import { SiteConfig } from "../../src/events/shell/events.ts";
import { SelfExclusion } from "../../src/views/sections/limits/SelfExclusion.tsx";
import { answered } from "../kit/events.ts";
import { limitOf } from "../kit/limits.ts";
import { siteConfig } from "../kit/site.ts";
import { control, player, received, show } from "./player.tsx";
import { tap } from "./render.tsx";

const under = (brands: readonly string[] | undefined, ...items: readonly object[]) => {
  const policy = { id: "XX", figures: {}, ...(brands === undefined ? {} : { brands }) };
  const fake = received(
    answered(
      SiteConfig,
      { lang: "en" },
      { ...siteConfig, limits: { availableTypeIds: [30] }, policy },
    ),
    ...player(100),
    answered(
      AvailableLimits,
      {},
      {
        data: [{ limitType: 30, availableValues: [1, 30], measure: "days", type: "state" }],
      },
    ),
    answered(
      SelfExcludeReasons,
      { isTokenSent: false },
      {
        data: [{ id: 2, selfExcludeReason: "I spend too much money" }],
      },
    ),
    answered(ClientLimits, {}, { data: items }),
  );
  return { fake, page: show(fake, <SelfExclusion />) };
};
const bodyControl = (name: string) => control(document.body, name);
const wanted = (page: HTMLElement, length: "For good" | "1 month") => {
  tap(control(page, length === "For good" ? length : "Months"));
  if (length !== "For good") tap(control(page, length));
  tap(control(page, "Reason, Choose"));
  tap(bodyControl("I spend too much money"));
};

describe("a self-exclusion where the policy pack asks about brands", () => {
  it.each([
    ["1 month", "All of ours: Touchline, Northside", true],
    ["1 month", "Touchline only", false],
    ["For good", "Touchline only", false],
  ] as const)(
    "of %s goes out with the answer %s, and not without one",
    (length, choice, isForAll) => {
      const { fake, page } = under(["Touchline", "Northside"]);
      wanted(page, length);
      tap(control(page, "Exclude myself"));
      expect(page.querySelector("#exclusion-brands")?.textContent).toBe("Choose");
      expect(document.querySelector("[role=alertdialog]")).toBeNull();
      tap(control(page, "For which brands?, Choose"));
      tap(bodyControl(choice));
      tap(control(page, "Exclude myself"));
      const dialog = document.querySelector("[role=alertdialog]");
      expect(dialog?.textContent).toContain(choice);
      tap(control(dialog as HTMLElement, "Exclude myself"));
      const wish = { selfExcludeReasonId: 2, isForAllBrands: isForAll };
      expect(fake.sent).toEqual([
        length === "For good"
          ? { type: "BlockMe", data: wish }
          : { type: "SaveLimit", data: { limitType: 30, limitValue: 30, ...wish } },
      ]);
    },
  );

  it("is not asked about them elsewhere", () => {
    const { fake, page } = under(undefined);
    wanted(page, "1 month");
    expect(page.textContent).not.toContain("brands");
    tap(control(page, "Exclude myself"));
    tap(control(document.querySelector("[role=alertdialog]") as HTMLElement, "Exclude myself"));
    expect(fake.sent[0]?.data).toEqual({ limitType: 30, limitValue: 30, selfExcludeReasonId: 2 });
  });

  it("says where it holds", () => {
    const held = { ...limitOf(30, 1), endsAt: null, brands: ["Touchline"] };
    expect(under(undefined, held).page.textContent).toContain("Holds at: Touchline");
    expect(under(undefined, limitOf(30, 1)).page.textContent).not.toContain("Holds at");
  });
});
