// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { offers } from "../../server/limits/offer.ts";
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

const site = (...availableTypeIds: readonly number[]): Draft => siteOf({ availableTypeIds });
const siteOf = (limits: { availableTypeIds: readonly number[] } & Record<string, unknown>): Draft =>
  SiteConfig.answered({
    call: 3,
    ask: { lang: "en" },
    body: { ...siteConfig, limits: { ...limits, availableTypeIds: [...limits.availableTypeIds] } },
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

/** The page with all that our server offers. */
const wholePage = (items: readonly ReturnType<typeof limit>[], limits: object = {}) => {
  const data = Object.entries(offers).map(([type, { values, measure, kind }]) => ({
    limitType: Number(type),
    availableValues: [...values],
    measure,
    type: kind,
  }));
  const fake = received(
    siteOf({ availableTypeIds: data.map(({ limitType }) => limitType), ...limits }),
    ...player(100),
    AvailableLimits.answered({ call: 1, ask: {}, body: { data } }),
    ClientLimits.answered({ call: 2, ask: {}, body: { data: [...items] } }),
  );
  return { fake, element: show(fake, <LimitsPage />) };
};
const labels = (element: Element) =>
  [...element.querySelectorAll("button")].map(({ textContent }) => textContent);

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

  it("offers time-outs of 1, 7, 30 and 90 days [limits-023]", () => {
    const extra = section(wholePage([]).element, "Time-outs and exclusion");
    const group = extra.querySelector('[role="group"][aria-label="Take a time-out"]');
    expect(group && labels(group)).toEqual(["1 day", "7 days", "30 days", "90 days"]);
  });

  it("offers session limits of 1 to 24 hours, and a tap saves one [limits-024]", () => {
    const { element, fake } = wholePage([]);
    tap(control(section(element, "Time-outs and exclusion"), "Set limit Session limit"));
    const sheet = element.querySelector("dialog");
    const hours = Array.from(
      { length: 24 },
      (_, index) => `${index + 1} hour${index ? "s" : ""} a day`,
    );
    expect(sheet && labels(sheet).filter((label) => label.includes("hour"))).toEqual(hours);
    tap(control(element, "24 hours a day"));
    expect(fake.sent.at(-1)).toEqual({
      type: "SaveLimit",
      data: { limitType: 31, limitValue: 24 },
    });
  });

  it.each([
    ["Deposit limits", 21],
    ["Wagering limits", 2],
    ["Loss limits", 11],
  ])(
    "closes all of %s when one of them is closed, where the site says so [limits-025]",
    (title, type) => {
      const others = Object.keys(offers)
        .map(Number)
        .filter((id) => id !== type);
      const shown = (isSectionDisabledByField: boolean) => {
        const limits = { availableTypeIds: others, isSectionDisabledByField };
        return labels(section(wholePage([], limits).element, title));
      };
      expect(shown(false)).toHaveLength(2);
      expect(shown(true)).toEqual([]);
    },
  );

  it("takes a change back only where it is one of a deposit limit [limits-026]", () => {
    for (const [title, type, buttons] of [
      ["Deposit limits", 20, 1],
      ["Wagering limits", 1, 0],
      ["Loss limits", 10, 0],
    ] as const) {
      const waiting = limit(type, { limitValue: 500, limitState: "PENDING" });
      const { element, fake } = wholePage([limit(type), waiting]);
      const cancel = [...section(element, title).querySelectorAll("button")].filter(
        ({ textContent }) => textContent === "Cancel",
      );
      expect(cancel).toHaveLength(buttons);
      for (const button of cancel) tap(button);
      expect(fake.sent.map(({ type: name }) => name)).toEqual(buttons ? ["DecideLimitChange"] : []);
    }
  });

  it.each([
    ["time-out", 33],
    ["self-exclusion", 30],
  ])("lets nobody change a %s that has an end [limits-027]", (_name, type) => {
    const free = labels(section(wholePage([]).element, "Time-outs and exclusion"));
    const inForce = limit(type, { limitValue: 7, endsAt: 1_800_000_000 });
    const extra = section(wholePage([inForce]).element, "Time-outs and exclusion");
    const choices =
      type === 33 ? ["1 day", "7 days", "30 days", "90 days"] : ["Months", "For good"];
    expect(free).toEqual(expect.arrayContaining(choices));
    for (const choice of choices) expect(labels(extra)).not.toContain(choice);
    expect(extra.textContent).toMatch(/In force until .*2027/);
  });

  it("has nothing to set where the site offers nothing, and still leads to help", () => {
    const fake = received(site(), ...player(100), offered);
    const element = show(fake, <LimitsPage />);
    const headings = [...element.querySelectorAll("h2")].map(({ textContent }) => textContent);
    expect(headings).toEqual(["No limits can be set here"]);
    expect(element.textContent).toContain("Free help");
  });
});
