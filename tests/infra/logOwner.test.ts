import { IDBFactory } from "fake-indexeddb";
import { describe, expect, it } from "vitest";
import type { LogEntry } from "../../src/infra/log/line.ts";
import { ownedLog, type OwnerMark } from "../../src/infra/log/owner.ts";
import { headerOf, openPage } from "./logKit.ts";

const START_AT = 1_790_000_000_000;
const HOUR_MS = 3_600_000;

type Device = { readonly factory: IDBFactory; mark: OwnerMark | null };
const device = (): Device => ({ factory: new IDBFactory(), mark: null });

/** A page of a visit that starts `after` ms after the first one, with its entries in order. */
function visit(on: Device, session: string, after = 0) {
  const { store, ticks, parsed } = openPage(on.factory, { needSnapshot: () => snapshot() });
  let seq = 0;
  const snapshot = () => void log.snapshot(seq, { money: "nobody's" });
  const log = ownedLog({
    store,
    mark: {
      read: () => on.mark,
      write: (mark) => {
        on.mark = mark;
      },
    },
    ownerOf: (userId) => `owner of ${String(userId)}`,
    needSnapshot: snapshot,
  });
  void log.begin(headerOf(session, START_AT + after));
  const say = async (type: string, data: object = {}, at = after) => {
    seq += 1;
    const entry: LogEntry = { seq, at: START_AT + at, type, v: 1, data, cause: null };
    void log.append([entry], { strict: true });
    await ticks.advance(200);
  };
  return {
    say,
    opens: (userId: number) => say("SessionOpened", { userId }),
    closes: (reason: string, at = after) => say("SessionClosed", { reason }, at),
    /** Everything stored on the device about all visits. */
    held: async () => {
      await ticks.settle(log.flush());
      const sessions = await ticks.settle(log.sessions());
      const lines = await Promise.all(sessions.map((one) => ticks.settle(log.read(one.session))));
      return lines.flat().join("\n");
    },
    parsed,
  };
}

const hers = /"of anna"/;
const doing = (page: ReturnType<typeof visit>) => page.say("StakeChanged", { note: "of anna" });

describe("the log of a player", () => {
  it("is deleted when the player logs out, with the logs of their earlier visits", async () => {
    const phone = device();
    const before = visit(phone, "monday");
    await before.opens(1);
    await doing(before);
    const page = visit(phone, "tuesday", 1000);
    await page.opens(1);
    await doing(page);
    expect(await page.held()).toMatch(hers);
    await page.closes("player");
    await page.say("RouteEntered");
    expect(await page.held()).not.toMatch(hers);
    // A new log starts here, from the state that was left.
    expect(await page.parsed("tuesday")).toMatchObject({
      tag: "ok",
      snapshot: { seq: 3, state: { money: "nobody's" } },
      entries: [{ type: "RouteEntered" }],
    });
    expect(phone.mark).toBeNull();
  });

  it("is kept for a day after the player marked a moment, though they log out", async () => {
    const phone = device();
    const page = visit(phone, "monday");
    await page.opens(1);
    await doing(page);
    await page.say("MomentMarked", {}, HOUR_MS);
    await page.closes("player", 2 * HOUR_MS);
    expect(await page.held()).toMatch(hers);
    expect(await visit(phone, "tuesday", 25 * HOUR_MS - 1).held()).toMatch(hers);
    expect(await visit(phone, "wednesday", 25 * HOUR_MS).held()).not.toMatch(hers);
  });

  it("is kept for the mark when they have signed in again, and deleted at a log-out a day later", async () => {
    for (const [logOutAt, isKept] of [
      [25 * HOUR_MS - 1, true],
      [25 * HOUR_MS, false],
    ] as const) {
      const phone = device();
      const page = visit(phone, "monday");
      await page.opens(1);
      await page.say("MomentMarked", {}, HOUR_MS);
      const next = visit(phone, "tuesday", 2 * HOUR_MS);
      await next.opens(1);
      await doing(next);
      await next.closes("player", logOutAt);
      expect(/of anna/.test(await next.held())).toBe(isKept);
    }
  });

  it("is deleted for another player, whatever was marked, and keeps nothing of the mark", async () => {
    const phone = device();
    const page = visit(phone, "monday");
    await page.opens(1);
    await doing(page);
    await page.say("MomentMarked");
    await page.closes("player", HOUR_MS);
    await page.opens(2);
    expect(await page.held()).not.toMatch(hers);
    expect(phone.mark).toEqual({ owner: "owner of 2", until: null });
  });

  for (const reason of ["idle", "sessionLimit", "expired", "guard"]) {
    it(`is kept for a day when the app signed the player out: ${reason}`, async () => {
      const phone = device();
      const page = visit(phone, "monday");
      await page.opens(1);
      await doing(page);
      await page.closes(reason, HOUR_MS);
      expect(await page.held()).toMatch(hers);
      const later = visit(phone, "tuesday", 25 * HOUR_MS - 1);
      expect(await later.held()).toMatch(hers);
      const tooLate = visit(phone, "wednesday", 25 * HOUR_MS);
      expect(await tooLate.held()).not.toMatch(hers);
    });
  }

  it("is deleted after that day in a page that stays open too", async () => {
    const phone = device();
    const page = visit(phone, "monday");
    await page.opens(1);
    await doing(page);
    await page.closes("idle");
    await page.say("RouteEntered", {}, 24 * HOUR_MS);
    expect(await page.held()).not.toMatch(hers);
  });

  it("is deleted when somebody else signs in, in the same page or another one", async () => {
    for (const isSamePage of [true, false]) {
      const phone = device();
      const page = visit(phone, "monday");
      await page.opens(1);
      await doing(page);
      await page.closes("idle");
      const next = isSamePage ? page : visit(phone, "tuesday", 1000);
      await next.opens(2);
      await next.say("StakeChanged", { note: "of berta" });
      const held = await next.held();
      expect(held).not.toMatch(hers);
      expect(held).toMatch(/"of berta"/);
    }
  });

  it("is kept when the same player signs in again", async () => {
    const phone = device();
    const page = visit(phone, "monday");
    await page.opens(1);
    await doing(page);
    await page.closes("idle");
    const next = visit(phone, "tuesday", 1000);
    await next.opens(1);
    expect(await next.held()).toMatch(hers);
    const muchLater = visit(phone, "thursday", 72 * HOUR_MS);
    expect(await muchLater.held(), "she is there: nothing runs out").toMatch(hers);
  });

  it("is deleted in the player's other tabs too when they log out in one", async () => {
    const phone = device();
    const [one, other] = [visit(phone, "one"), visit(phone, "other")];
    await one.opens(1);
    await other.opens(1);
    await doing(other);
    await one.closes("player");
    await other.closes("tab");
    expect(await other.held()).not.toMatch(hers);
  });

  it("is kept for a day from the first page that finds the player signed out", async () => {
    const phone = device();
    const page = visit(phone, "monday");
    await page.opens(1);
    await doing(page);
    const next = visit(phone, "tuesday", HOUR_MS);
    await next.closes("start");
    expect(await next.held()).toMatch(hers);
    expect(phone.mark).toEqual({ owner: "owner of 1", until: START_AT + 25 * HOUR_MS });
  });
});
