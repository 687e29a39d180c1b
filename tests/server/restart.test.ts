import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openStore, openToRead } from "../../server/store/store.ts";
import { couponOf, first, openPicks, place } from "./coupons.ts";
import { type Json, startOperator } from "./operator.ts";

it("a restart keeps matches, ids, prices, bets, balances and sessions", async () => {
  const operator = await startOperator();
  const player = await operator.signedIn();
  const pick = first(await openPicks(player, "line"));
  const key = randomUUID();
  const coupon = couponOf([pick]);
  const placed = await place(player, coupon, key);
  const before = await player.get("/live-feed/v1/games?lng=en");
  await operator.restart();
  const after = await player.get(`/live-feed/v1/games?lng=en&since=${before.body.cursor}`);
  expect(after.body.full).toBe(true);
  expect(after.body.cursor).toBeGreaterThan(before.body.cursor);
  const same = await player.get("/live-feed/v1/games?lng=en");
  expect(byId(same.body.games)).toEqual(byId(before.body.games));
  expect(prices(same.body)).toEqual(prices(before.body));
  const history = await player.get("/web-api/bets/history");
  expect(history.body.items.map(({ id }: { id: number }) => id)).toEqual([placed.body.couponId]);
  expect((await player.get("/web-api/user/balance")).body.money).toBe(placed.body.balance);
  expect((await place(player, coupon, key)).body).toEqual(placed.body);
  await operator.close();
});

it("a bet that was waiting for its delay when the server stopped is accepted after a restart", async () => {
  const operator = await startOperator();
  const player = await operator.signedIn();
  const key = randomUUID();
  const pick = first(await openPicks(player, "live"));
  const placed = await place(player, couponOf([pick], { changeCoefAction: 1 }), key);
  expect(placed.body.state).toBe("pending");
  await operator.restart();
  operator.pass(2000);
  const { body } = await player.get(`/web-api/coupon/place/${placed.body.requestId}`);
  expect(body.state).not.toBe("pending");
  expect((await player.get("/web-api/bets/open")).body.total).toBe(
    body.state === "accepted" ? 1 : 0,
  );
  await operator.close();
});

it("a database whose process was killed is opened, and one in use is refused", async () => {
  const operator = await startOperator();
  await expect(startOperator({ dataFolder: operator.folder })).rejects.toThrow(/in use by process/);
  await operator.restart();
  const file = join(operator.folder, "touchline.db");
  expect(() => openToRead(file)).toThrow(/in use by process/);
  await operator.close();
  // The lock that a killed process leaves on the database.
  const lock = () => mkdirSync(`${file}.lock`, { recursive: true });
  lock();
  const database = openToRead(file);
  expect(database.all("SELECT id FROM players")).toHaveLength(1);
  database.close();
  lock();
  const again = await startOperator({ dataFolder: operator.folder });
  expect(existsSync(join(operator.folder, "touchline.db"))).toBe(true);
  expect((await again.visitor().get("/web-api/session/check")).body.user_id).toBeNull();
  await again.close();
});

it("a feed from before there were innings goes on at its time, with ids of its own", async () => {
  const operator = await startOperator();
  const matches = async (): Promise<Json[]> =>
    (await operator.visitor().get("/line-feed/v1/games?lng=en")).body.games;
  const before = await matches();
  await operator.restart(() => {
    const store = openStore(operator.folder);
    store.run("UPDATE feeds SET key = replace(key, 'innings', 'periods')");
    store.close();
  });
  const after = await matches();
  const names = (games: Json[]) =>
    games.map(({ opponent1, startTime }) => `${opponent1?.name} ${startTime}`).sort();
  expect(names(after)).toEqual(names(before));
  const ids = new Set(before.flatMap(({ id, permanentId }) => [id, permanentId]));
  expect(after.filter(({ id, permanentId }) => ids.has(id) || ids.has(permanentId))).toEqual([]);
  await operator.close();
});

function byId<T extends { id: number }>(list: readonly T[]): Map<number, T> {
  return new Map(list.map((item) => [item.id, item]));
}

function prices({ outcomes }: { outcomes: { ids: number[]; coefs: number[]; states: number[] } }) {
  return new Map(
    outcomes.ids.map((id, index) => [id, [outcomes.coefs[index], outcomes.states[index]]]),
  );
}
