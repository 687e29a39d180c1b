// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import type { Draft } from "../../src/events/define.ts";
import { AvailableLimits, ClientLimits } from "../../src/events/limits/events.ts";
import { LimitsPage } from "../../src/views/sections/limits/LimitsPage.tsx";
import { SiteConfig } from "../../src/events/shell/events.ts";
import { siteConfig } from "../kit/site.ts";
import { limit } from "../marbles/limits.ts";
import { control, player, received, show } from "./player.tsx";
import { tap } from "./render.tsx";

const realityMinutes = [5, 10, 15, 30, 45, 60] as const;
const moneyTypes = [1, 2, 3, 10, 11, 12, 20, 21, 22] as const;

const offered: Draft = AvailableLimits.answered({
  call: 1,
  ask: {},
  body: {
    data: [
      ...moneyTypes.map((limitType) => ({
        limitType,
        availableValues: [],
        measure: "EUR",
        type: "money",
      })),
      { limitType: 32, availableValues: [...realityMinutes], measure: "", type: "minutes" },
    ],
  },
});

const site = (...availableTypeIds: readonly number[]): Draft =>
  SiteConfig.answered({
    call: 3,
    ask: { lang: "en" },
    body: { ...siteConfig, limits: { availableTypeIds: [...availableTypeIds] } },
  });

const page = (...items: readonly ReturnType<typeof limit>[]) => {
  const inForce = ClientLimits.answered({ call: 2, ask: {}, body: { data: [...items] } });
  const fake = received(site(...moneyTypes, 32), ...player(100), offered, inForce);
  return { fake, element: show(fake, <LimitsPage />) };
};

const section = (element: HTMLElement, title: string): HTMLElement => {
  const heading = [...element.querySelectorAll("h2")].find(
    ({ textContent }) => textContent === title,
  );
  const found = heading?.closest("section");
  if (found == null) throw new Error(`the page has no section "${title}"`);
  return found;
};

describe("the page of limits", () => {
  it.each([
    ["Wagering limits", [1, 2, 3]],
    ["Loss limits", [10, 11, 12]],
    ["Deposit limits", [20, 21, 22]],
  ] as const)("has under %s those of 24 hours, 7 days and 30 days [limits-003]", (title, types) => {
    const { element } = page(
      ...moneyTypes.map((type) => ({ ...limit(type), limitValue: 100 + type, limitBalance: 90 })),
    );
    const rows = [...section(element, title).querySelectorAll("h3")].map(
      (heading) => heading.parentElement?.parentElement?.textContent ?? "",
    );
    expect(rows).toHaveLength(3);
    for (const [index, period] of ["24 hours", "7 days", "30 days"].entries()) {
      expect(rows[index]).toContain(period);
      expect(rows[index]).toContain(`€${100 + (types[index] ?? 0)}`);
    }
  });

  it("offers the intervals of the reality check, and a tap saves one [reality-008]", () => {
    const { element, fake } = page();
    const reality = section(element, "Reality checks");
    const buttons = [...reality.querySelectorAll("button")].map(({ textContent }) => textContent);
    expect(buttons).toEqual(realityMinutes.map(String));
    for (const minutes of realityMinutes) tap(control(reality, String(minutes)));
    expect(fake.sent[0]).toEqual({ type: "SaveLimit", data: { limitType: 32, limitValue: 5 } });
  });

  it("has nothing to set where the site offers nothing, and still leads to help", () => {
    const fake = received(site(), ...player(100), offered);
    const element = show(fake, <LimitsPage />);
    expect(element.querySelectorAll("h2")).toHaveLength(0);
    expect(element.textContent).toContain("Free help");
  });
});
