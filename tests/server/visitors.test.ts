import { describe, expect, it } from "vitest";
import { createGate } from "../../server/gate.ts";
import { createDevices } from "../../server/players/devices.ts";
import { createPasswords } from "../../server/players/passwords.ts";
import { createVisitors } from "../../server/players/visitors.ts";
import { openStore } from "../../server/store/store.ts";
import { startOperator } from "./operator.ts";

const key = Buffer.alloc(32, 1);
const otherKey = Buffer.alloc(32, 2);
const now = 1_800_000_000_000;
const day = 24 * 60 * 60_000;

describe("a visitor's session", () => {
  it("takes no database row, however many are opened", async () => {
    const operator = await startOperator();
    const cookies = new Set<string>();
    for (let time = 0; time < 50; time += 1) {
      const visitor = operator.visitor();
      await visitor.get("/web-api/session");
      cookies.add(visitor.cookie);
    }
    expect(cookies.size).toBe(50);
    await operator.close();
    const store = openStore(operator.folder);
    expect(store.get("SELECT COUNT(*) AS count FROM sessions")).toEqual({ count: 0 });
    store.close();
  });

  it("is recognised by its signature until it ends, and is nobody's otherwise", () => {
    const visitors = createVisitors(key);
    const secret = visitors.open(now);
    expect(visitors.read(secret, now)).toMatchObject({ playerId: null, isSaved: false });
    expect(visitors.read(secret, now)?.id).not.toBe(visitors.read(visitors.open(now), now)?.id);
    expect(visitors.read(secret, now + day)).toBeNull();
    expect(createVisitors(otherKey).read(secret, now)).toBeNull();
    const [mark, name, end, signature] = secret.split(".");
    const later = [mark, name, Number(end) + day, signature].join(".");
    for (const forged of ["", "v", "v...", `${mark}.${name}.${end}.`, later, `${secret}.x`])
      expect(visitors.read(forged, now)).toBeNull();
  });
});

describe("a browser that a player has used", () => {
  const player = { id: 7, login: "7", name: "", password: "salt:hash", hasSignedIn: true };

  it("is recognised as that player's, until their password changes", () => {
    const devices = createDevices(key);
    const mark = devices.issue(player);
    expect(devices.read(mark, player)).toBe(mark.split(".")[0]);
    expect(devices.read(mark, { ...player, id: 8 })).toBeNull();
    expect(devices.read(mark, { ...player, password: "salt:other" })).toBeNull();
    expect(createDevices(otherKey).read(mark, player)).toBeNull();
    for (const forged of ["", ".", "x.", `y${mark}`])
      expect(devices.read(forged, player)).toBeNull();
  });
});

describe("heavy work", () => {
  it("runs a few at a time, in order, and refuses what exceeds the queue", async () => {
    const gate = createGate(1, 2);
    const ends: (() => void)[] = [];
    const started: string[] = [];
    const work = (name: string) =>
      gate.run(async () => {
        started.push(name);
        await new Promise<void>((end) => ends.push(end));
      });
    const all = [work("first"), work("second"), work("third")];
    await expect(work("fourth")).rejects.toMatchObject({
      httpStatus: 429,
      details: { retryAfterSec: 2 },
    });
    for (const each of all) {
      await Promise.resolve();
      ends.shift()?.();
      await each;
    }
    expect(started).toEqual(["first", "second", "third"]);
    const failing = gate.run(() => Promise.reject(new Error("no")));
    await expect(failing).rejects.toThrow("no");
    await expect(gate.run(async () => "free again")).resolves.toBe("free again");
  });

  it("of hashing leaves the main thread free", async () => {
    const { hash, isRight } = createPasswords();
    let isDone = false;
    let turns = 0;
    const hashed = hash("offside1").finally(() => {
      isDone = true;
    });
    while (!isDone) {
      await new Promise((resume) => setImmediate(resume));
      turns += 1;
    }
    expect(turns).toBeGreaterThan(1);
    const stored = await hashed;
    expect(await isRight("offside1", stored)).toBe(true);
    expect(await isRight("offside2", stored)).toBe(false);
    expect(await isRight("offside1", null)).toBe(false);
  });
});
