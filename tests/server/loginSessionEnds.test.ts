import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { demoSignIn } from "../../server/players/players.ts";
import {
  currentOf,
  day,
  end,
  type Item,
  listOf,
  minute,
  path,
  safari,
  signIn,
  statusOf,
  whileStopped,
} from "./loginSessionKit.ts";
import { type Client, type Operator, refreshToken, startedAt, startOperator } from "./operator.ts";

let operator: Operator;
beforeEach(async () => {
  operator = await startOperator();
});
afterEach(() => operator.close());

describe("a session ends", () => {
  const stateOf = async (viewer: Client, { id }: Item) =>
    (await listOf(viewer)).find((item) => item.id === id)?.isActive;

  it("with a log-out, with a log-in in its place, and with those of all others", async () => {
    const viewer = await signIn(operator, false);
    const [left, replaced, other] = [
      await signIn(operator, false),
      await signIn(operator, false),
      await signIn(operator, false),
    ];
    const [ofLeft, ofReplaced, ofOther] = [
      await currentOf(left),
      await currentOf(replaced),
      await currentOf(other),
    ];
    await left.post("/web-api/auth/disconnect", {});
    expect(await stateOf(viewer, ofLeft)).toBe(false);
    await replaced.post("/web-api/auth/login", {
      uLogin: demoSignIn.login,
      uPassword: Buffer.from(demoSignIn.password).toString("base64"),
      save: false,
    });
    expect(await stateOf(viewer, ofReplaced)).toBe(false);
    expect(await stateOf(viewer, ofOther)).toBe(true);
    await viewer.delete(path);
    expect(await statusOf(other.get(path))).toBe(401);
    expect((await listOf(viewer)).filter(({ isActive }) => isActive)).toEqual([
      await currentOf(viewer),
    ]);
  });

  it("by its own order, as with a log-out", async () => {
    const viewer = await signIn(operator, true);
    const player = await signIn(operator, true);
    const own = await currentOf(player);
    const { cookie } = player;
    const answer = await end(player, own);
    expect(answer.headers.getSetCookie()[0]).toMatch(/^session=; Max-Age=0/);
    player.cookie = cookie;
    expect(await statusOf(player.get("/web-api/user/balance"))).toBe(401);
    expect(await stateOf(viewer, own)).toBe(false);
  });

  it("with a break from play that another one begins", async () => {
    const viewer = await signIn(operator, false);
    const other = await currentOf(await signIn(operator, false));
    const extra = { "X-Auth": `Bearer ${viewer.token}` };
    await viewer.post(
      "/limit-service-api/limit/external/web/api/v1/BlockUser",
      { selfExcludeReasonId: 1, days: null },
      extra,
    );
    expect(await stateOf(viewer, other)).toBe(false);
  });

  it("when it was not extended in time, and its end is that time", async () => {
    const saved = await signIn(operator, true);
    const visit = await signIn(operator, false);
    const { id } = await currentOf(visit);
    operator.pass(day - 1);
    await refreshToken(saved);
    expect(await stateOf(saved, { id } as Item)).toBe(true);
    operator.pass(1);
    await refreshToken(saved);
    expect(await stateOf(saved, { id } as Item)).toBe(false);
    expect(await statusOf(end(saved, { id } as Item))).toBe(404);
    operator.pass(minute);
    await signIn(operator, false);
    const ends = await whileStopped(operator, (store) =>
      store.all("SELECT ended_at, session_id FROM login_sessions WHERE id = ?", [id]),
    );
    expect(ends).toEqual([{ ended_at: startedAt + day, session_id: null }]);
  });

  it("and is forgotten 90 days later", async () => {
    const gone = await signIn(operator, false);
    const { id } = await currentOf(gone);
    await gone.post("/web-api/auth/disconnect", {});
    const viewer = await signIn(operator, true);
    for (const days of [29, 29, 29]) {
      operator.pass(days * day);
      await refreshToken(viewer);
      await viewer.post("/web-api/user/auth-refresh", {});
    }
    operator.pass(3 * day - 1);
    await refreshToken(viewer);
    expect(await stateOf(viewer, { id } as Item)).toBe(false);
    operator.pass(1);
    await refreshToken(viewer);
    expect(await stateOf(viewer, { id } as Item)).toBeUndefined();
    expect((await currentOf(viewer)).startedAt).toBe(startedAt / 1000);
    await signIn(operator, false);
    const rows = await whileStopped(operator, (store) =>
      store.all("SELECT 1 FROM login_sessions WHERE id = ?", [id]),
    );
    expect(rows).toEqual([]);
  });
});

it("sessions from before the list are in it, from the earliest time known", async () => {
  const player = await signIn(operator, true);
  const other = await signIn(operator, false);
  operator.pass(10 * minute);
  await refreshToken(player);
  await player.post("/web-api/user/auth-refresh", {});
  operator.pass(10 * minute);
  await whileStopped(operator, (store) => store.run("DROP TABLE login_sessions"));
  await refreshToken(player);
  const { body } = await player.get(path, { "User-Agent": safari });
  const known = (item: Record<string, unknown>) => [
    Number(item["startedAt"]) - startedAt / 1000,
    Number(item["lastActiveAt"]) - startedAt / 1000,
    item["device"],
    item["ip"],
    item["isCurrent"],
    item["isActive"],
  ];
  expect(body.items.map(known)).toEqual([
    [600, 1200, "iPhone", "127.0.0.1", true, true],
    [0, 0, "Unknown device", "", false, true],
  ]);
  expect(await statusOf(end(player, body.items[1]))).toBe(200);
  expect(await statusOf(other.get(path))).toBe(401);
});
