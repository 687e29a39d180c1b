import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decisionOf, guardOrder } from "../../src/events/navigation/guards/index.ts";
import { RouteDecided } from "../../src/events/navigation/events.ts";
import { stateOf } from "../kit/spec.ts";
import { documented } from "./documented.ts";
import { at, blocked, changedTerms, closed, here, player, site, visitor } from "./states.ts";

describe("all guards together", () => {
  it("are asked in one order", () => {
    expect(guardOrder).toEqual([
      "language",
      "block",
      "maintenance",
      "session",
      "ban",
      "terms",
      "identification",
      "dataAfterRegistration",
      "availability",
      "moved",
      "middleware",
    ]);
  });

  const config = fc.record({
    maintenance: fc.constantFrom(closed.maintenance, { ...closed.maintenance, isActive: false }),
    ban: fc.constantFrom({ pageUrl: "" }, { pageUrl: "https://banned.example" }),
    identification: fc.record({ isShown: fc.boolean() }),
    registration: fc.record({ isAllowed: fc.boolean() }),
    casino: fc.record({ isRedesignEnabled: fc.boolean() }),
    redirects: fc.record({
      isServiceEnabled: fc.constant(false),
      promoBonusVariant: fc.constantFrom("off", "redirect", "replace"),
    }),
    languages: fc.record({
      default: fc.constantFrom("en", "ru", "xx"),
      available: fc.subarray(["en", "ru"]),
      hidden: fc.subarray(["en", "ru"]),
    }),
  });
  const who = fc.oneof(
    fc.constant(visitor),
    fc
      .record({
        ban_level: fc.constantFrom(0, 1, 45, 53),
        ban_version: fc.constantFrom(1, 2),
        verification_status: fc.constantFrom(1, 2),
        has_deposit: fc.boolean(),
        isDataAfterRegistration: fc.boolean(),
      })
      .map(player),
  );
  const events = fc
    .record({
      config,
      who,
      reason: fc.option(fc.constantFrom(0, 1, 4, 8, 13, 16, 17, 99)),
      isChanged: fc.boolean(),
    })
    .map(({ config, who, reason, isChanged }) => [
      site(config),
      ...who,
      ...(reason === null ? [] : [blocked(reason)]),
      ...(isChanged && who !== visitor ? [changedTerms] : []),
    ]);
  const path = fc.constantFrom(...documented.map(([one]) => `/en${one === "/" ? "" : one}`));

  it("lead everybody from everywhere to an end, in few steps and never back to the same place [error-008]", () => {
    fc.assert(
      fc.property(events, path, (given, first) => {
        const seen: string[] = [];
        let place = first;
        for (;;) {
          const { verdict } = decisionOf(stateOf(...given, at(place)));
          if (verdict === null || typeof verdict === "string" || !("to" in verdict)) break;
          seen.push(place);
          place = verdict.to;
          expect(seen, `${seen.join(" → ")} → ${place}`).not.toContain(place);
        }
        expect(seen.length).toBeLessThan(8);
      }),
      { numRuns: 300 },
    );
  });
  it("an endless way would end as an error page", () => {
    const hop = RouteDecided({
      path: "/en",
      route: "home",
      verdict: "sent",
      guard: "session",
      to: "/en/x",
      status: null,
    });
    expect(here(site(), ...Array.from({ length: 8 }, () => hop))).toEqual({
      guard: "cyclic",
      verdict: { status: 500 },
    });
  });
});
