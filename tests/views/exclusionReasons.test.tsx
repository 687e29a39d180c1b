// @vitest-environment happy-dom
import { expect, it } from "vitest";
import type { Draft } from "../../src/events/define.ts";
import { AvailableLimits, SelfExcludeReasons } from "../../src/events/limits/events.ts";
import { SiteConfig } from "../../src/events/shell/events.ts";
import { SelfExclusion } from "../../src/views/sections/limits/SelfExclusion.tsx";
import { answered } from "../kit/events.ts";
import { siteConfig } from "../kit/site.ts";
import { control, player, received, show } from "./player.tsx";
import { tap } from "./render.tsx";

const ask = { isTokenSent: false };
const offer = { limitType: 30, availableValues: [1, 30], measure: "days", type: "state" };
const asked = SelfExcludeReasons.asked({ call: 5, ask });
const reasons = answered(SelfExcludeReasons, ask, {
  data: [{ id: 2, selfExcludeReason: "A pause" }],
});
const lost = (status: number): Draft =>
  SelfExcludeReasons.failed({ call: 5, ask, error: { tag: "http", status } });

const form = (...events: readonly Draft[]) => {
  const limits = { availableTypeIds: [30] };
  const fake = received(
    answered(SiteConfig, { lang: "en" }, { ...siteConfig, limits }),
    ...player(100),
    answered(AvailableLimits, {}, { data: [offer] }),
    ...events,
  );
  const page = show(fake, <SelfExclusion />);
  tap(control(page, "For good"));
  return { fake, page };
};
const isInert = (page: HTMLElement) =>
  control(page, "Exclude myself").getAttribute("aria-disabled") === "true";

it("the reasons of a self-exclusion are a skeleton until they come, and nothing can be sent", () => {
  const { fake, page } = form(asked);
  expect(page.querySelector('[aria-busy="true"]')?.textContent).toBe("Loading");
  expect(isInert(page)).toBe(true);
  fake.emit(reasons);
  expect(control(page, "Reason, Choose")).toBeTruthy();
  expect(isInert(page)).toBe(false);
});

it.each([500, 404])("reasons that failed with %i can be asked for again", (status) => {
  const { fake, page } = form(asked, lost(status));
  expect(page.textContent).toContain("The reasons to choose from did not load.");
  expect(isInert(page)).toBe(true);
  tap(control(page, "Refresh"));
  expect(fake.sent).toEqual([{ type: "RefreshLimits", data: {} }]);
  fake.emit(asked, reasons);
  expect(page.textContent).not.toContain("did not load");
  expect(control(page, "Reason, Choose")).toBeTruthy();
});

it("reasons that came once stay when they fail later", () => {
  const { page } = form(reasons, asked, lost(500));
  expect(control(page, "Reason, Choose")).toBeTruthy();
});
