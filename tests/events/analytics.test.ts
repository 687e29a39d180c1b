import { describe, expect, it } from "vitest";
import { metricsOf } from "../../src/epics/analytics/metrics.ts";
import {
  AnalyticsStarted,
  RegistrationTriesCounted,
  TriesRead,
} from "../../src/events/analytics/events.ts";
import { accountSections, knownTypes, sectionByRoute } from "../../src/events/analytics/tables.ts";
import type { Draft, Entry } from "../../src/events/define.ts";
import { RouteEntered } from "../../src/events/navigation/events.ts";
import { pathIfKnown } from "../../src/events/navigation/route.ts";
import { isRouteName } from "../../src/events/navigation/routes/table.ts";
import {
  RegistrationAnswered,
  RegistrationAsked,
} from "../../src/events/registrationForm/events.ts";
import { readTries } from "../../src/infra/ports/tries.ts";
import { signedIn } from "../kit/events.ts";
import { MemoryStorage } from "../kit/memoryStorage.ts";
import { stateOf } from "../kit/spec.ts";

const entry = ({ type, v, data }: Draft): Entry => ({ seq: 1, at: 0, type, v, data, cause: null });
/** What the collector is told of the last of these facts. */
const received = (...events: readonly [Draft, ...Draft[]]) =>
  metricsOf(entry(events.at(-1) ?? events[0]), stateOf(...events));
const order = { countryId: 17, currencyId: 2, isTermsAccepted: true };
const registering = (type: string, bonusId: number): Draft => ({
  ...RegistrationAsked({ order: { ...order, type: "fast_reg", bonusId: 0 } }),
  data: { order: { ...order, type, bonusId } },
});

describe("the sections of the account menu", () => {
  const names =
    "bet_history recharge withdrawal history_pay personal_data security bring_friend auth_qr mailing promo_check cashback bonuses wallets account sports";

  it("have these names [analytics-011]", () => {
    expect(accountSections.join(" ")).toBe(names);
  });

  it("are told by name when their page is opened [analytics-011]", () => {
    const withPage = new Set<string>();
    for (const [route, section] of Object.entries(sectionByRoute)) {
      if (!isRouteName(route) || route === "missing") throw new Error(`there is no route ${route}`);
      const path = pathIfKnown({ name: route }, "en", true) ?? "";
      const [page, ...more] = received(signedIn, RouteEntered({ path }));
      expect(page, route).toMatchObject({ name: "page_view", params: { route } });
      expect(more, route).toEqual([
        { tag: "metric", name: "account_section", params: { section } },
      ]);
      withPage.add(section);
    }
    expect(accountSections.filter((name) => !withPage.has(name))).toEqual(["auth_qr"]);
  });

  it("no other page is one", () => {
    expect(received(RouteEntered({ path: "/en" }))).toHaveLength(1);
    expect(received(AnalyticsStarted({ scriptUrls: [] }))).toHaveLength(1);
  });
});

describe("types that the collector is told", () => {
  it("of a registration go with its tries so far [analytics-009]", () => {
    const tries = RegistrationTriesCounted({ tries: { count: 2, lastAt: 5 } });
    expect(received(tries, registering("full_reg", 1))).toEqual([
      {
        tag: "metric",
        name: "registration_try",
        params: { type: "full_reg", bonus: 1, tries: 2 },
      },
    ]);
    const done = { type: "fast_reg", outcome: "done", code: 0, reason: "" } as const;
    expect(received(RegistrationAnswered(done))).toEqual([
      { tag: "metric", name: "registration", params: { type: "fast_reg", outcome: "done" } },
    ]);
  });

  it.each([
    ["registration", "sms_reg", registering("sms_reg", 0)],
    ["bonus", "7", registering("fast_reg", 7)],
  ])("and are not known are an error, and no metric: %s %s [error-041]", (kind, type, event) => {
    expect(received(event)).toEqual([{ tag: "unknown", type: { kind, type } }]);
  });

  it("both unknown are two errors [error-041]", () => {
    expect(received(registering("sms_reg", 7)).map(({ tag }) => tag)).toEqual([
      "unknown",
      "unknown",
    ]);
  });

  it("are all known that there are", () => {
    for (const type of knownTypes.registration)
      for (const bonus of [0, 1, 2])
        expect(received(registering(type, bonus))).toMatchObject([{ tag: "metric" }]);
  });
});

describe("tries that the device remembers", () => {
  it("are read, and what is no such record is none [analytics-009] [analytics-010]", () => {
    const kept = { "tl.loginAttempts": 2, "tl.registrationTries": { count: 1, lastAt: 9 } };
    expect(readTries(new MemoryStorage(kept))).toEqual(
      TriesRead({ signIn: 2, registration: { count: 1, lastAt: 9 } }),
    );
    const other = { "tl.loginAttempts": "two", "tl.registrationTries": { count: 1 } };
    const none = TriesRead({ signIn: 0, registration: null });
    expect(readTries(new MemoryStorage(other))).toEqual(none);
    expect(readTries(null)).toEqual(none);
  });

  it("are added to those of this visit", () => {
    const own = RegistrationTriesCounted({ tries: { count: 1, lastAt: 20 } });
    const earlier = TriesRead({ signIn: 2, registration: { count: 3, lastAt: 9 } });
    expect(stateOf(own, earlier).analytics.tries).toEqual({
      signIn: 2,
      registration: { count: 4, lastAt: 20 },
    });
    expect(stateOf(earlier).analytics.tries.registration).toEqual({ count: 3, lastAt: 9 });
  });
});
