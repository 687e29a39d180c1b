import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Service } from "../../server/http/environment.ts";
import { calendarPeriodAt } from "../../server/limits/calendar.ts";
import { saveWishes } from "../../server/limits/change.ts";
import { limitsOf } from "../../server/limits/limits.ts";
import { assertMayBet, mayDeposit } from "../../server/limits/play.ts";
import { termsOf } from "../../server/limits/terms.ts";
import { readPack } from "../../server/packs/pack.ts";
import { addAccount, moveMoney } from "../../server/players/accounts.ts";
import { createSite } from "../../server/site.ts";
import { openStore, type Store } from "../../server/store/store.ts";
import { temporaryFolder } from "./folder.ts";

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;
const source = { url: "example.org/law" };
const since = "2020-01-01";
const units = ["day", "week", "month"] as const;
const kinds = ["wagering", "loss", "deposit"] as const;
const typeOf = (kind: (typeof kinds)[number], unit: (typeof units)[number]): number =>
  ({ wagering: 1, loss: 10, deposit: 20 })[kind] + units.indexOf(unit);

let store: Store;
beforeEach(() => {
  store = openStore(temporaryFolder("calendar"));
});
afterEach(() => store.close());

/** A player with money whose pack counts every limit by the calendar of a zone, from an hour on. */
function playerUnder(zone: string, hour: number, startAt: number) {
  for (const table of ["movements", "accounts", "limits"]) store.run(`DELETE FROM ${table}`);
  store.run("INSERT OR IGNORE INTO players (id, login, name, password) VALUES (1, 'p', 'P', 'x')");
  const calendarPeriods = kinds.flatMap((kind) =>
    units.map((unit) => ({ of: `limits.${kind}.${unit}`, hour, since, source })),
  );
  const fields = { id: "XX", name: "Nowhere", zone, figures: [], switches: [], notBuilt: [] };
  const pack = readPack("XX.json", { ...fields, calendarPeriods });
  addAccount(store, { playerId: 1, minor: 1e9, isActive: true, type: 0, currencyIso: "EUR" }, 0);
  const accountId = Number(store.get("SELECT id FROM accounts")?.["id"]);
  let now = startAt;
  const service: Service = Object.assign(Object.create(null), {
    store,
    site: createSite(pack),
    now: () => now,
    registration: { reminder: null },
  });
  const move = (kind: "stake" | "payout" | "demo", minor: number) =>
    moveMoney(store, { accountId, couponId: null, kind, minor }, now);
  const isLet = (work: () => unknown): boolean => {
    try {
      work();
      return true;
    } catch (error) {
      if (error instanceof Error && error.message.startsWith("refused with")) return false;
      throw error;
    }
  };
  return {
    set: (type: number, value: number) =>
      saveWishes(service, { id: "s", playerId: 1 }, [
        { type, value, reasonId: null, isForAllBrands: null, isCancel: false },
      ]),
    pass: (ms: number) => void (now += ms),
    now: () => now,
    left: (type: number) =>
      limitsOf(store, 1, { now, terms: termsOf(service) }).find((limit) => limit.type === type)
        ?.balance,
    stake: (cents: number): boolean => {
      const isDone = isLet(() => assertMayBet(service, 1, { minor: cents, iso: "EUR" }));
      if (isDone) move("stake", -cents);
      return isDone;
    },
    win: (cents: number) => move("payout", cents),
    deposit: (cents: number): boolean => {
      const isDone = isLet(() => {
        if (mayDeposit(service, 1) < cents) throw new Error("refused with less");
      });
      if (isDone) move("demo", cents);
      return isDone;
    },
  };
}

describe("a limit by the calendar", () => {
  it.each([
    [20, "day", "2027-03-27T22:59:59.999Z"],
    [21, "week", "2027-03-28T21:59:59.999Z"],
    [22, "month", "2027-03-31T21:59:59.999Z"],
  ] as const)(
    "%i starts again with the %s, and not a millisecond before [limits-003]",
    (type, _unit, last) => {
      const player = playerUnder("Europe/Berlin", 0, Date.parse(last));
      player.set(type, 100);
      expect([player.deposit(10_000), player.deposit(1)]).toEqual([true, false]);
      player.pass(1);
      expect(player.left(type)).toBe(100);
      expect([player.deposit(10_000), player.deposit(1)]).toEqual([true, false]);
      // Back in the period before, what was paid in since counts there.
      player.pass(-1);
      expect(player.deposit(1)).toBe(false);
    },
  );

  type Step =
    | { readonly kind: "pass"; readonly ms: number }
    | { readonly kind: "stake" | "win" | "deposit"; readonly cents: number };
  const step: fc.Arbitrary<Step> = fc.oneof(
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant("pass" as const),
        ms: fc.constantFrom(1, hourMs, 5 * hourMs, dayMs, 3 * dayMs, 12 * dayMs, -hourMs, -dayMs),
      }),
    },
    {
      weight: 5,
      arbitrary: fc.record({
        kind: fc.constantFrom(
          "stake" as const,
          "stake" as const,
          "win" as const,
          "deposit" as const,
        ),
        cents: fc.integer({ min: 1, max: 4_000 }),
      }),
    },
  );
  it("lets no more through in any period than it is, over ends of months, changes of the clocks and a clock set back", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...kinds),
        fc.constantFrom(...units),
        fc.constantFrom("Europe/Berlin", "America/New_York", "Asia/Almaty"),
        fc.integer({ min: 0, max: 23 }),
        fc.constantFrom(Date.UTC(2027, 2, 26, 20), Date.UTC(2027, 9, 30, 20)),
        fc.array(step, { maxLength: 40 }),
        (kind, unit, zone, hour, startAt, steps) => {
          const player = playerUnder(zone, hour, startAt);
          player.set(typeOf(kind, unit), 100);
          const moved: { readonly at: number; readonly cents: number }[] = [];
          for (const each of steps) {
            if (each.kind === "pass") {
              player.pass(each.ms);
              continue;
            }
            const { kind: what, cents } = each;
            if (what === "win") player.win(cents);
            const isDone = what === "win" || player[what](cents);
            const counts =
              kind === "deposit" ? ["deposit"] : kind === "loss" ? ["stake", "win"] : ["stake"];
            if (isDone && counts.includes(what))
              moved.push({ at: player.now(), cents: what === "win" ? -cents : cents });
          }
          const sums = new Map<number, number>();
          for (const { at, cents } of moved) {
            const { from } = calendarPeriodAt(at, { unit, zone, hour });
            sums.set(from, (sums.get(from) ?? 0) + cents);
          }
          for (const sum of sums.values()) expect(sum).toBeLessThanOrEqual(10_000);
        },
      ),
      { numRuns: 60 },
    );
  });
});
