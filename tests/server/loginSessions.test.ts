import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  currentOf,
  type Item,
  end,
  listOf,
  minute,
  path,
  registered,
  safari,
  signIn,
  statusOf,
  whileStopped,
} from "./loginSessionKit.ts";
import { type Operator, refreshToken, startedAt, startOperator } from "./operator.ts";

let operator: Operator;
beforeEach(async () => {
  operator = await startOperator();
});
afterEach(() => operator.close());

describe("the log-ins of a player", () => {
  it("are one for each, and one ends another at once", async () => {
    const first = await signIn(operator, false);
    operator.pass(5000);
    const second = await signIn(operator, false);
    const both = await listOf(second);
    expect(both.map((item) => [item.startedAt, item.isCurrent, item.isActive])).toEqual([
      [startedAt / 1000 + 5, true, true],
      [startedAt / 1000, false, true],
    ]);
    const { token } = first;
    expect(await statusOf(end(second, await currentOf(first)))).toBe(200);
    expect(await statusOf(first.get("/web-api/user/balance"))).toBe(401);
    expect(await statusOf(first.get("/web-api/user/gettoken?force_refresh=true"))).toBe(401);
    expect((await first.get("/web-api/session/check")).body.user_id).toBeNull();
    // Its token serves in no other session of the player either.
    const thief = operator.visitor();
    Object.assign(thief, { cookie: second.cookie, token });
    expect(await statusOf(thief.get("/web-api/user/balance"))).toBe(401);
    expect((await listOf(second)).map(({ isActive }) => isActive)).toEqual([true, false]);
    expect(await statusOf(second.get("/web-api/user/balance"))).toBe(200);
  });

  it("are nobody else's to see or to end", async () => {
    const player = await signIn(operator, false);
    const stranger = await registered(operator);
    const own = await currentOf(player);
    expect((await listOf(stranger)).map(({ id }) => id)).not.toContain(own.id);
    const refused = await end(stranger, own);
    expect([refused.status, refused.body.code]).toEqual([404, 40]);
    await stranger.delete(path);
    expect((await currentOf(player)).isActive).toBe(true);
  });

  it("have ids that are no way in, and show neither cookie nor its hash", async () => {
    const player = await signIn(operator, false);
    const { body } = await player.get(path);
    const rows = await whileStopped(operator, (store) => store.all("SELECT * FROM sessions"));
    const text = JSON.stringify(body);
    expect(rows).toHaveLength(1);
    for (const secret of [...rows.map(({ id }) => String(id)), player.cookie])
      expect(text).not.toContain(secret);
    const guess = operator.visitor();
    guess.cookie = `session=${body.items[0].id}`;
    expect((await guess.get("/web-api/session/check")).body.user_id).toBeNull();
  });

  it("of a newcomer begin with the registration, on their device", async () => {
    const player = await registered(operator);
    expect(await listOf(player)).toEqual([
      {
        id: expect.stringMatching(/^s_[\w-]{12}$/),
        startedAt: startedAt / 1000,
        lastActiveAt: startedAt / 1000,
        device: "iPhone",
        browser: "Safari 19",
        ip: "127.0.0.1",
        countryCode: null,
        isCurrent: true,
        isActive: true,
      },
    ]);
  });

  it("have the whole address, as the proxy in front vouches for it", async () => {
    const proxied = await startOperator({ proxies: 1 });
    const player = await proxied.signedIn();
    proxied.pass(minute);
    const sent = { "X-Forwarded-For": "192.0.2.1, 2001:db8:1:2:3:4:5:6" };
    expect((await player.get(path, sent)).body.items[0].ip).toBe("2001:db8:1:2:3:4:5:6");
    await proxied.close();
  });

  it("name what is not known in the player's language", async () => {
    const player = await signIn(operator, false);
    const named = async (lng: string) => {
      const { device, browser } = (await player.get(path, { "X-Language": lng })).body.items[0];
      return [device, browser];
    };
    expect(await named("en")).toEqual(["Unknown device", "Unknown browser"]);
    expect(await named("ru")).toEqual(["Неизвестное устройство", "Неизвестный браузер"]);
  });

  it("are active when they are used, to the minute, with what uses them", async () => {
    const player = await signIn(operator, false);
    const { startedAt: from } = await currentOf(player);
    const activeAfter = async (ms: number) => {
      operator.pass(ms);
      await player.get("/web-api/user/balance", { "User-Agent": safari });
      const [item] = (await player.get(path, { "User-Agent": safari })).body.items;
      return [item.startedAt - from, item.lastActiveAt - from, item.device];
    };
    expect(await activeAfter(minute - 1)).toEqual([0, 0, "Unknown device"]);
    expect(await activeAfter(1)).toEqual([0, 60, "iPhone"]);
    operator.pass(5 * minute);
    await player.post("/web-api/user/auth-refresh", {});
    expect((await currentOf(player)).lastActiveAt - from).toBe(360);
  });

  it("come by pages, the newest first, and survive a restart", async () => {
    const ids: string[] = [];
    let player = await signIn(operator, false);
    for (const _ of [1, 2, 3, 4, 5]) {
      ids.unshift((await currentOf(player)).id);
      // Two of them within the same millisecond.
      if (ids.length !== 2) operator.pass(1000);
      if (ids.length < 5) player = await signIn(operator, false);
    }
    const all = await listOf(player);
    expect(all.map(({ id }) => id).sort()).toEqual([...ids].sort());
    expect(all[0]?.id).toBe(ids[0]);
    const paged: string[] = [];
    let token: string | null = "";
    while (token !== null) {
      const query: string = token === "" ? "?limit=2" : `?limit=2&pageToken=${token}`;
      const { body } = await player.get(path + query);
      paged.push(...body.items.map(({ id }: Item) => id));
      token = body.nextPageToken;
    }
    expect(paged).toEqual(all.map(({ id }) => id));
    await operator.restart();
    await refreshToken(player);
    expect(await listOf(player)).toEqual(all);
  });
});
