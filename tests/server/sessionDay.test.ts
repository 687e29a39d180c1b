import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Service } from "../../server/http/environment.ts";
import { saveWishes } from "../../server/limits/change.ts";
import { limitsOf } from "../../server/limits/limits.ts";
import { availableLimits, clientLimit } from "../../server/limits/report.ts";
import { countSession } from "../../server/limits/sessionTime.ts";
import { termsOf } from "../../server/limits/terms.ts";
import { loadPacks, ownPacks, packNamed } from "../../server/packs/packs.ts";
import { createSite } from "../../server/site.ts";
import { openStore, type Store } from "../../server/store/store.ts";
import { temporaryFolder } from "./folder.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const packs = loadPacks(ownPacks);

let store: Store;
beforeEach(() => {
  store = openStore(temporaryFolder("session-day"));
  // Nothing here has to outlive the test.
  store.get("PRAGMA synchronous = OFF");
  store.get("PRAGMA journal_mode = MEMORY");
  store.run("INSERT INTO players (id, login, name, password) VALUES (1, 'p', 'P', 'x')");
});
afterEach(() => store.close());

/** A player with a session limit of an hour a day. */
function playerUnder(packId: string | null, startAt: number) {
  for (const table of ["limits", "session_days"]) store.run(`DELETE FROM ${table}`);
  let now = startAt;
  const service: Service = Object.assign(Object.create(null), {
    store,
    site: createSite(packNamed(packs, packId)),
    now: () => now,
    registration: { reminder: null },
  });
  const at = () => ({ now, terms: termsOf(service) });
  saveWishes(service, { id: "s", playerId: 1 }, [
    { type: 31, value: 1, reasonId: null, isForAllBrands: null, isCancel: false },
  ]);
  const limit = () => limitsOf(store, 1, at()).map((each) => clientLimit(each, null, at()))[0];
  return {
    left: () => limit()?.limitBalance,
    renewsAt: () => (limit()?.renewsAt ?? 0) * 1000,
    offeredRenewal: () =>
      (availableLimits(at()).find(({ limitType }) => limitType === 31)?.renewsAt ?? 0) * 1000,
    go: (to: number) => void (now = to),
    /** Plays with a call each minute; says how long the server counted, s. */
    play(minutes: number): number {
      const before = countSession(service, 1);
      for (let minute = 0; minute < minutes; minute += 1) {
        now += minuteMs;
        countSession(service, 1);
      }
      return before - countSession(service, 1);
    },
  };
}

describe("the day of a session limit", () => {
  it.each([
    ["no pack", null, "2027-02-10T23:59:59.999Z"],
    ["Germany, in winter", "DE", "2027-02-10T22:59:59.999Z"],
    ["Germany, in summer", "DE", "2027-07-10T21:59:59.999Z"],
    ["Germany, a day of 23 hours", "DE", "2027-03-28T21:59:59.999Z"],
    ["Germany, a day of 25 hours", "DE", "2027-10-31T22:59:59.999Z"],
    ["Great Britain, in summer", "GB", "2027-07-10T22:59:59.999Z"],
    ["Malta", "MT", "2027-02-10T22:59:59.999Z"],
    ["Sweden", "SE", "2027-02-10T22:59:59.999Z"],
    ["Kazakhstan", "KZ", "2027-02-10T18:59:59.999Z"],
    ["Pennsylvania", "US-PA", "2027-02-11T04:59:59.999Z"],
  ] as const)(
    "ends at midnight there, and not a millisecond before: %s [limits-015]",
    (_name, pack, last) => {
      const lastMs = Date.parse(last);
      const player = playerUnder(pack, lastMs - 3 * hourMs);
      player.play(60);
      player.go(lastMs);
      expect([player.left(), player.renewsAt(), player.offeredRenewal()]).toEqual([
        0,
        lastMs + 1,
        lastMs + 1,
      ]);
      player.go(lastMs + 1);
      expect(player.left()).toBe(3_600);
    },
  );

  it.each([
    [23, "2027-03-27T23:00:00Z"],
    [24, "2027-03-26T23:00:00Z"],
    [25, "2027-10-30T22:00:00Z"],
  ] as const)("may have %i hours [limits-015]", (hours, begins) => {
    const player = playerUnder("DE", Date.parse(begins));
    expect(player.renewsAt()).toBe(Date.parse(begins) + hours * hourMs);
  });

  it("does not begin again with a clock that is set back over midnight [limits-015]", () => {
    const midnight = Date.parse("2027-02-10T23:00:00Z");
    const player = playerUnder("DE", midnight - 2 * hourMs);
    player.play(60);
    player.go(midnight + hourMs);
    player.play(20);
    player.go(midnight - hourMs);
    expect(player.left()).toBe(2_400);
    player.go(midnight + hourMs);
    expect(player.left()).toBe(2_400);
  });

  it("begins again only on a day after all before, whatever the clock does [limits-015] [limits-017]", () => {
    const step = fc.record({
      minutes: fc.integer({ min: 1, max: 3 }),
      awayMs: fc.constantFrom(0, hourMs, 5 * hourMs, 23 * hourMs, -hourMs, -25 * hourMs),
    });
    const dayOf = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Berlin" });
    fc.assert(
      fc.property(
        fc.constantFrom("2027-03-26T20:00:00Z", "2027-10-29T20:00:00Z"),
        fc.array(step, { minLength: 4, maxLength: 12 }),
        (startAt, steps) => {
          let now = Date.parse(startAt);
          const player = playerUnder("DE", now);
          let [left, latestDay] = [3_600, dayOf.format(now)];
          const look = () => {
            const [leftNow, day] = [player.left() ?? 0, dayOf.format(now)];
            if (leftNow > left) expect(day > latestDay, `${day} after ${latestDay}`).toBe(true);
            left = leftNow;
            latestDay = day > latestDay ? day : latestDay;
          };
          for (const { minutes, awayMs } of steps) {
            now += awayMs;
            player.go(now);
            for (let minute = 0; minute < minutes; minute += 1) {
              look();
              player.play(1);
              now += minuteMs;
            }
            look();
          }
        },
      ),
      { numRuns: 20 },
    );
  });
});
