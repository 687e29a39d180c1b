import { afterAll, beforeAll, expect, it } from "vitest";
import { sports } from "../../server/feed/sports.ts";
import { inningsTypes } from "../../server/simulation/cricketTypes.ts";
import { couponOf, first, openPicks, picksOf, place } from "./coupons.ts";
import { type Client, type Json, type Operator, startOperator } from "./operator.ts";

let operator: Operator;
let player: Client;
beforeAll(async () => {
  operator = await startOperator();
  player = await operator.signedIn();
});
afterAll(() => operator.close());

const minute = 60_000;
const askGame = (feed: "line" | "live", id: number, more = "") =>
  player.get(`/${feed}-feed/v1/games/${id}?lng=en${more}`);

/** Matches of a sport in a feed, the next to begin first. */
async function matchesIn(feed: "line" | "live", { id }: { id: number }): Promise<Json[]> {
  const { body } = await player.get(`/${feed}-feed/v1/games?lng=en&sportId=${id}`);
  return body.games.toSorted((a: Json, b: Json) => a.startTime - b.startTime);
}
const footballIn = (feed: "line" | "live") => matchesIn(feed, sports.football);

/** Open outcomes of a sub-game. */
const picksOfSubGame = (game: Json) =>
  picksOf(player, { game, outcomeId: 0, coef: 0, marketId: 0, typeId: 0 });

it("a football match has its halves inside it, with markets of their own, and lists have none of them", async () => {
  const match = first(await footballIn("line"));
  const { body } = await askGame("line", match.id);
  expect(body.subGames.map(({ id }: Json) => id)).toEqual(match.subGameIds);
  expect(body.subGames.map(({ title }: Json) => title)).toEqual(["1st half", "2nd half"]);
  expect((await player.get(`/line-feed/v1/games/${match.id}?lng=ru`)).body.subGames[1].title).toBe(
    "2-й тайм",
  );
  const sizes = [body.markets.ids.length];
  for (const [index, card] of body.subGames.entries()) {
    expect(card).toMatchObject({
      mainGameId: match.id,
      periodId: index + 1,
      permanentId: match.permanentId,
      opponent1: match.opponent1,
    });
    const { body: own } = await askGame("line", card.id);
    expect(own.gameId).toBe(card.id);
    expect(new Set(own.markets.gameIds)).toEqual(new Set([card.id]));
    expect(own.markets.ids).toHaveLength(card.marketsCount);
    // Its own card and that of the match, so that the board goes on; the other half is beside it.
    expect(own.games.map(({ id }: Json) => id)).toEqual([card.id, match.id]);
    expect(own.subGames.map(({ id }: Json) => id)).toEqual(
      match.subGameIds.filter((id: number) => id !== card.id),
    );
    sizes.push(own.markets.ids.length);
  }
  expect(body.games[0].marketsCount).toBe(sizes.reduce((sum, size) => sum + size, 0));

  const subGameIds = new Set<number>(match.subGameIds);
  const { body: list } = await player.get("/line-feed/v1/games?lng=en");
  expect(list.games.filter(({ mainGameId }: Json) => mainGameId !== undefined)).toEqual([]);
  expect(list.markets.gameIds.filter((id: number) => subGameIds.has(id))).toEqual([]);
  const { body: named } = await player.get(
    `/line-feed/v1/games?lng=en&gameIds=${match.subGameIds.join(",")}`,
  );
  expect(named.games).toEqual([]);
  const { body: found } = await player.get(
    `/line-feed/v1/search?lng=en&text=${encodeURIComponent(match.opponent1.name)}`,
  );
  expect(found.games.filter(({ id }: Json) => subGameIds.has(id))).toEqual([]);
});

it("two bets on a match and its half exclude each other in an express, and are taken as singles", async () => {
  const match = first(await footballIn("line"));
  const half = first((await askGame("line", match.id)).body.subGames as Json[]);
  const [ofMatch] = await picksOf(player, {
    game: match,
    outcomeId: 0,
    coef: 0,
    marketId: 0,
    typeId: 0,
  });
  const [ofHalf] = await picksOfSubGame(half);
  const other = (await openPicks(player, "line")).find(({ game }) => game.id !== match.id);
  if (!ofMatch || !ofHalf || !other) throw new Error("no open outcomes");
  const coupon = couponOf([ofMatch, ofHalf]);
  const { body: refreshed } = await player.post("/web-api/coupon/refresh?lng=en", coupon);
  expect(refreshed.bets.map(({ isDepend }: Json) => isDepend)).toEqual([true, true]);
  expect((await place(player, coupon)).body).toMatchObject({ code: 2008 });
  expect((await place(player, couponOf([ofHalf, other]))).body.state).toBe("accepted");
});

it("a bet on a half is named with it in the history, is found there by it, and in the email", async () => {
  const [match] = await footballIn("line");
  const [half]: readonly Json[] = (await askGame("line", match?.id)).body.subGames;
  const [result] = await picksOfSubGame(half);
  if (result === undefined) throw new Error("the half has no outcome");
  const { couponId } = (await place(player, couponOf([result]))).body;
  const items = async (text: string): Promise<Json[]> =>
    (await player.get(`/web-api/bets/history?lng=en&text=${encodeURIComponent(text)}`)).body.items;
  const [found] = (await items("1st half: result")).filter(({ id }) => id === couponId);
  expect(found?.bets[0].marketName).toBe("1st half: Result");
  expect((await items("2nd half: result")).map(({ id }) => id)).not.toContain(couponId);
  const now = Math.floor((await askGame("line", match?.id)).body.serverTime / 1000);
  await player.post("/web-api/bets/history/mail", {
    accountId: 1,
    dateFrom: now - 600,
    dateTo: now + 600,
  });
  const { body: outbox } = await operator.visitor().get("/__outbox");
  const line = outbox.messages
    .at(-1)
    .text.split("\n")
    .find((one: string) => one.startsWith(`${couponId}, `));
  expect(line).toContain(`${match?.opponent1.name} – ${match?.opponent2.name}, 1st half: Result: `);
});

it("a bet on a half is settled when that half ends, by its own score, while the match goes on", async () => {
  const match = first(await footballIn("line"));
  const halves: Json[] = (await askGame("line", match.id)).body.subGames;
  const placed: { id: number; typeId: number }[] = [];
  for (const half of halves) {
    const results = (await picksOfSubGame(half)).filter(({ typeId }) => typeId <= 3);
    expect(results).toHaveLength(3);
    for (const pick of results)
      placed.push({
        id: (await place(player, couponOf([pick]))).body.couponId,
        typeId: pick.typeId,
      });
  }
  const { body: now } = await askGame("line", match.id);
  await operator.control({ advanceMs: match.startTime * 1000 - now.serverTime + 2 * minute });

  // It went live with its match, under another id.
  const { status, body: gone } = await askGame("line", halves[0].id);
  expect([status, gone.code]).toEqual([404, 41]);
  const movedTo = gone.data.movedTo;
  const live = await askGame("live", movedTo.id);
  expect(live.body.games[0]).toMatchObject({ title: "1st half", status: 1 });
  const { cursor } = live.body;

  // At half time: 45 minutes at four times the speed and at most three minutes of stoppage time.
  await operator.control({ advanceMs: 10.5 * minute });
  const { body: changes } = await askGame("live", movedTo.id, `&since=${cursor}`);
  expect(changes.full).toBe(false);
  const patch = changes.patches.find(({ id }: Json) => id === movedTo.id);
  expect(patch).toMatchObject({ status: 4, finished: true, marketsCount: 0 });
  const { body: match2 } = await askGame("live", live.body.games[1].id);
  expect(match2.games[0].finished).toBe(false);
  const [goals1, goals2] = match2.games[0].score.periods[0].values;
  expect(patch.score).toEqual({ full: [goals1, goals2], formatted: `${goals1}:${goals2}` });

  const signedIn = await operator.signedIn();
  const coupons = await Promise.all(
    placed.map(async ({ id, typeId }) => ({
      outcomeTypeId: typeId,
      ...(await signedIn.get(`/web-api/bets/coupons/${id}?lng=en`)).body,
    })),
  );
  const winner = goals1 > goals2 ? 1 : goals1 === goals2 ? 2 : 3;
  for (const [index, coupon] of coupons.entries()) {
    const bet = coupon.bets[0];
    if (index >= 3) {
      expect(coupon.status).toBe("open");
      continue;
    }
    expect(coupon.status).toBe(coupon.outcomeTypeId === winner ? "won" : "lost");
    expect(bet.marketName).toBe("1st half: Result");
    expect(bet.opponents).toEqual([match.opponent1.name, match.opponent2.name]);
    expect(bet.formattedScore).toBe(`${goals1}:${goals2}`);
  }
  expect(coupons).toHaveLength(6);
});

it("a cricket match has its innings inside it, which may not be combined with it", async () => {
  player = await operator.signedIn();
  const match = first(await matchesIn("line", sports.cricket));
  const { subGames }: { subGames: Json[] } = (await askGame("line", match.id)).body;
  expect(subGames.map(({ title }) => title)).toEqual(["1st innings", "2nd innings"]);
  const { body: ru } = await player.get(`/line-feed/v1/games/${match.id}?lng=ru`);
  expect(ru.subGames.map(({ title }: Json) => title)).toEqual(["1-й иннингс", "2-й иннингс"]);
  for (const innings of subGames) {
    const { body } = await askGame("line", innings.id);
    expect(new Set(body.markets.typeIds)).toEqual(new Set(Object.values(inningsTypes)));
  }
  const [ofMatch] = await picksOfSubGame(match);
  const [ofInnings] = await picksOfSubGame(first(subGames));
  if (!ofMatch || !ofInnings) throw new Error("no open outcomes");
  expect((await place(player, couponOf([ofMatch, ofInnings]))).body).toMatchObject({ code: 2008 });
});

it("a bet on an innings is suspended around a wicket, and settled when that innings is over", async () => {
  const match = first(await matchesIn("line", sports.cricket));
  const [innings]: readonly Json[] = (await askGame("line", match.id)).body.subGames;
  const placed: { id: number; typeId: number }[] = [];
  for (const pick of await picksOfSubGame(innings))
    if (pick.typeId >= 20)
      placed.push({
        id: (await place(player, couponOf([pick]))).body.couponId,
        typeId: pick.typeId,
      });
  expect(placed).toHaveLength(2);
  const { body: now } = await askGame("line", match.id);
  await operator.control({ advanceMs: match.startTime * 1000 - now.serverTime + 5000 });
  const { id } = (await askGame("line", innings.id)).body.data.movedTo;
  const matchId = (await askGame("line", match.id)).body.data.movedTo.id;

  // A wicket falls about every two minutes, and prices are locked for five seconds or more.
  const seen = new Set<boolean>();
  for (let steps = 0; steps < 120 && seen.size < 2; steps += 1) {
    await operator.control({ advanceMs: 5000 });
    const { body } = await askGame("live", id);
    const [card, { isBlocked }] = body.games;
    expect(card).toMatchObject({ status: 1, isBlocked });
    if (isBlocked) expect(new Set(body.outcomes.states)).toEqual(new Set([1]));
    seen.add(isBlocked);
  }
  expect(seen.size).toBe(2);
  const isOver = async () => (await askGame("live", id)).body.games[0].status === 4;
  for (let minutes = 0; minutes < 20 && !(await isOver()); minutes += 1)
    await operator.control({ advanceMs: minute });
  // The last ball may have been a wicket.
  await operator.control({ advanceMs: 8000 });
  const { body: after } = await askGame("live", id);
  expect(after.games[0]).toMatchObject({ title: "1st innings", status: 4, marketsCount: 0 });
  const [runs] = after.games[0].score.full;
  expect(after.games[1]).toMatchObject({ id: matchId, finished: false });
  expect(after.games[1].score.full).toEqual([runs, 0]);

  const signedIn = await operator.signedIn();
  for (const { id: couponId, typeId } of placed) {
    const coupon = (await signedIn.get(`/web-api/bets/coupons/${couponId}?lng=en`)).body;
    expect(coupon.status).toBe((typeId === 20) === (runs % 2 === 1) ? "won" : "lost");
    expect(coupon.bets[0].marketName).toBe("1st innings: Odd or even runs");
    expect(coupon.bets[0].formattedScore).toBe(after.games[0].score.formatted);
  }
});
