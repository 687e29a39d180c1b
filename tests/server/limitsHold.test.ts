import fc from "fast-check";
import { afterEach, beforeEach, expect, it } from "vitest";
import { assertMayBet, mayDeposit } from "../../server/limits/play.ts";
import { approvePending, saveWishes } from "../../server/limits/change.ts";
import { termsOf } from "../../server/limits/terms.ts";
import { readWishes } from "../../server/limits/wishes.ts";
import type { Service } from "../../server/http/environment.ts";
import { accountOf, addAccount, moveMoney } from "../../server/players/accounts.ts";
import { createSite } from "../../server/site.ts";
import { openStore, type Store } from "../../server/store/store.ts";
import { temporaryFolder } from "./folder.ts";

/*
 * A model of one player with accounts in two currencies. It keeps every movement itself and knows nothing of
 * balances: after each accepted order it adds up each period that ends now.
 */

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;
/** Just before the end of a month and a change of the clocks. */
const startAt = Date.UTC(2027, 1, 28, 20);
const periods: Readonly<Record<number, number>> = {
  1: 1,
  2: 7,
  3: 30,
  10: 1,
  11: 7,
  12: 30,
  20: 1,
  21: 7,
  22: 30,
};
/** The offered values of deposit limits among those that the orders ask for. */
const deposits: Readonly<Record<number, readonly number[]>> = {
  20: [20, 50, 100, 200, 999_999_999],
  21: [50, 200, 999_999_999],
  22: [100, 999_999_999],
};
const NONE = 999_999_999;

let store: Store;
beforeEach(() => {
  store = openStore(temporaryFolder("limits"));
});
afterEach(() => store.close());

type Order =
  | { readonly kind: "save"; readonly type: number; readonly value: number; readonly more: unknown }
  | { readonly kind: "approve"; readonly type: number }
  | {
      readonly kind: "stake" | "payout" | "deposit";
      readonly cents: number;
      readonly isTenge: boolean;
    }
  | { readonly kind: "pass"; readonly ms: number };

const betType = fc.constantFrom(1, 2, 3, 10, 11, 12);
const order: fc.Arbitrary<Order> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant("save" as const),
      type: fc.oneof(betType, fc.constantFrom(20, 21, 22)),
      value: fc.constantFrom(1, 20, 33.33, 50, 100, 200, NONE, -1, 0.001, Number.NaN),
      // What a tampered body could hold beside the two fields.
      more: fc.constantFrom(
        {},
        { limitState: "INACTIVE" },
        { startedAt: 0, needApprove: false },
        { isCancel: "yes" },
      ),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant("approve" as const),
      type: fc.constantFrom(1, 10, 20, 21, 22),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        "stake" as const,
        "stake" as const,
        "payout" as const,
        "deposit" as const,
      ),
      cents: fc.integer({ min: 1, max: 6_000 }),
      isTenge: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant("pass" as const),
      // A clock that is set back, an hour, around a day, a week and a month.
      ms: fc.constantFrom(
        -3 * hourMs,
        1,
        hourMs,
        dayMs - 1,
        dayMs,
        dayMs + 1,
        7 * dayMs,
        30 * dayMs + 1,
      ),
    }),
  },
);

type Moved = {
  readonly kind: "stake" | "payout" | "deposit";
  readonly cents: number;
  readonly at: number;
};

it("no sequence of orders stakes, loses or pays in more than allowed [limits-003] [limits-007]", () => {
  fc.assert(
    fc.property(fc.array(order, { maxLength: 40 }), (orders) => {
      store.run("DELETE FROM movements");
      store.run("DELETE FROM accounts");
      store.run("DELETE FROM limits");
      store.run(
        "INSERT OR IGNORE INTO players (id, login, name, password) VALUES (1, 'p', 'P', 'x')",
      );
      let now = startAt;
      let latest = now;
      const account = { playerId: 1, minor: 1e9, isActive: true } as const;
      addAccount(store, { ...account, type: 0, currencyIso: "EUR" }, now - 100 * dayMs);
      addAccount(store, { ...account, type: 9, currencyIso: "KZT" }, now - 100 * dayMs);
      const ids = store.all("SELECT id FROM accounts ORDER BY id").map(({ id }) => Number(id));
      const [euro = 0, tenge = 0] = ids;
      const service: Service = Object.assign(Object.create(null), {
        store,
        now: () => now,
        site: createSite(),
        registration: { reminder: null },
      });
      const actor = { id: "s", playerId: 1 };
      const moved: Moved[] = [];
      /** The model: values in force, and what waits. */
      const inForce = new Map<number, number>();
      const waiting = new Map<number, { readonly value: number; readonly at: number }>();
      const wait = () => {
        for (const [type, { value, at }] of waiting)
          if (type < 20 && now - at >= dayMs) {
            waiting.delete(type);
            inForce.set(type, value);
          }
      };
      const attempt = (work: () => void): boolean => {
        try {
          work();
          return true;
        } catch (error) {
          if (error instanceof Error && /refused with|limit service/.test(error.message))
            return false;
          throw error;
        }
      };
      for (const each of orders) {
        if (each.kind === "pass") {
          now += each.ms;
          latest = Math.max(latest, now);
          wait();
        } else if (each.kind === "save") {
          const { type, value, more } = each;
          const fields = { limitType: type, limitValue: value, ...(more as object) };
          const isDone = attempt(() =>
            saveWishes(service, actor, readWishes([fields], termsOf(service))),
          );
          const isOnOffer =
            deposits[type]?.includes(value) ?? (value === NONE || (value >= 1 && value <= 1e6));
          if (isDone !== isOnOffer)
            throw new Error(`${type} ${value} was ${isDone ? "saved" : "refused"}`);
          if (!isDone) continue;
          const current = inForce.get(type) ?? NONE;
          if (value === current) continue;
          waiting.delete(type);
          if (value < current) inForce.set(type, value);
          else waiting.set(type, { value, at: Math.ceil(now / 1000) * 1000 });
        } else if (each.kind === "approve") {
          const change = waiting.get(each.type);
          const isDone = attempt(() => approvePending(service, 1, each.type));
          if (isDone && (change === undefined || now - change.at < dayMs))
            throw new Error(`${each.type} was approved too early`);
          if (isDone && change !== undefined) {
            waiting.delete(each.type);
            inForce.set(each.type, change.value);
          }
        } else {
          const { kind, cents, isTenge } = each;
          // 100 tenge are a euro: a cent is a tenge, 100 of its minor units.
          const minor = isTenge ? cents * 100 : cents;
          const iso = isTenge ? "KZT" : "EUR";
          const accountId = isTenge ? tenge : euro;
          const isDone = attempt(() => {
            if (kind === "stake") assertMayBet(service, 1, { minor, iso });
            if (kind === "deposit" && mayDeposit(service, 1) < cents)
              throw new Error("refused with less");
          });
          if (!isDone) continue;
          const movementKind = kind === "deposit" ? "demo" : kind;
          const signed = kind === "stake" ? -minor : minor;
          moveMoney(store, { accountId, couponId: null, kind: movementKind, minor: signed }, now);
          moved.push({ kind, cents, at: now });
          if (kind === "payout") continue;
          for (const [type, value] of inForce) {
            if (value === NONE) continue;
            const isOfThis = type >= 20 ? kind === "deposit" : kind === "stake";
            if (!isOfThis) continue;
            const from = now - (periods[type] ?? 0) * dayMs;
            const used = mostSince(moved, type, from);
            if (used > Math.round(value * 100))
              throw new Error(`limit ${type} of ${value}: ${used} cents used`);
          }
          expect(accountOf(store, 1, accountId)).not.toBeNull();
        }
      }
    }),
    { numRuns: 30 },
  );
});

/** The most that was staked, lost or paid in within any part of a period that ends now, in cents. */
function mostSince(moved: readonly Moved[], type: number, from: number): number {
  const inPeriod = moved.filter(({ at }) => at >= from).sort((a, b) => a.at - b.at);
  const signed = inPeriod.map(({ kind, cents }) => {
    if (type >= 20) return kind === "deposit" ? cents : 0;
    if (kind === "stake") return cents;
    return kind === "payout" && type >= 10 ? -cents : 0;
  });
  let most = 0;
  for (let start = 0; start < signed.length; start += 1)
    most = Math.max(
      most,
      signed.slice(start).reduce((sum, cents) => sum + cents, 0),
    );
  return most;
}
