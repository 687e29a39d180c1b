import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { couponOf, first, openPicks, place } from "./coupons.ts";
import {
  type Client,
  moneyOf,
  type Operator,
  refreshToken,
  startedAt,
  startOperator,
} from "./operator.ts";

let operator: Operator;
let player: Client;
beforeAll(async () => {
  operator = await startOperator();
  player = await operator.signedIn();
});
afterAll(() => operator.close());

const base = "/web-api/bets/history";
const now = startedAt / 1000;
/** From a minute before the first bet, for this many seconds. */
const span = (seconds = 3_600) => ({ dateFrom: now - 60, dateTo: now - 60 + seconds });

/** Places a bet of ten euros and returns its number and its match. */
async function bet(index: number): Promise<{ id: number; gameId: number }> {
  const pick = first((await openPicks(player, "line")).slice(index));
  const { body } = await place(player, couponOf([pick]));
  return { id: body.couponId, gameId: pick.game.id };
}
const history = async (query = ""): Promise<number[]> =>
  (await player.get(`${base}${query}`)).body.items.map(({ id }: { id: number }) => id);
const letters = async (): Promise<{ to: string; text: string }[]> =>
  (await operator.visitor().get("/__outbox")).body.messages;
const newest = async (): Promise<string> => (await letters()).at(-1)?.text ?? "";

/** Another player, who has registered with one click and so has no email. */
async function newcomer(): Promise<{ client: Client; accountId: number }> {
  const client = operator.visitor();
  await client.get("/web-api/session");
  await client.post("/web-api/registration/fast_reg", {
    countryId: 17,
    currencyId: 2,
    bonusId: 0,
    isTermsAccepted: true,
    componentsData: null,
  });
  await refreshToken(client);
  const { body } = await client.get("/web-api/user/accounts");
  return { client, accountId: body.accounts[0].id };
}

describe("an email with the bets", () => {
  it("lists those of the requested days, and says where it was sent [route-bets-003]", async () => {
    const { id } = await bet(0);
    const { body } = await player.post(`${base}/mail`, { accountId: 1, ...span() });
    expect(body).toEqual({ success: true, message: "Sent to d***@touchline.example" });
    expect((await letters()).at(-1)?.to).toBe("demo@touchline.example");
    expect(await newest()).toMatch(
      new RegExp(`^Your bets, .+ UTC\n1 EUR: bets 1, staked 10.00, paid out 0.00\n${id}, .+open`),
    );
    await player.post(`${base}/mail`, { accountId: 1, ...span(60) });
    expect(await newest()).toMatch(/\n1 EUR: none$/);
  });
  it("covers all accounts when none is named, in the player's language", async () => {
    const headers = { "X-Language": "ru" };
    const { body } = await player.post(`${base}/mail`, span(), headers);
    expect(body.message).toBe("Отправлено на d***@touchline.example");
    expect(await newest()).toMatch(/^Ваши ставки, .+\n1 EUR: ставок 1, .+\n.+\n2 EUR: нет$/s);
  });
  it("says of each bet what became of it and what it was paid, in the player's language", async () => {
    const { id, gameId } = await bet(2);
    await operator.control({ settleGame: { gameId, result: "returned" } });
    await player.post(`${base}/mail`, { accountId: 1, ...span() });
    expect(await newest()).toContain(`\n${id}, single, `);
    expect(await newest()).toMatch(/, returned, paid out 10\.00, 10\.00 × [\d.]+: /);
    await player.post(`${base}/mail`, { accountId: 1, ...span() }, { "X-Language": "ru" });
    expect(await newest()).toMatch(/, возврат, выплачено 10\.00, 10\.00 × [\d.]+: /);
    expect(await newest()).toContain(", открыта, 10.00 × ");
  });
  it("is not sent without an address, nor about another player's account [route-bets-004]", async () => {
    const { client, accountId } = await newcomer();
    const before = (await letters()).length;
    const { body } = await client.post(`${base}/mail`, span());
    expect(body).toMatchObject({ success: false, message: expect.stringContaining("no email") });
    const foreign = await player.post(`${base}/mail`, { accountId, ...span() });
    expect([foreign.status, foreign.body.errors[0].field]).toEqual([400, "accountId"]);
    expect(await letters()).toHaveLength(before);
  });
});

describe("an email with the casino games", () => {
  const mail = (asked: object, headers: Record<string, string> = {}) =>
    player.post(`${base}/casino-mail`, asked, headers);
  const play = (roundId: string, change: object) =>
    operator.control({
      playRound: { provider: "North Reel", roundId, game: "Amber Falls", win: 0, ...change },
    });

  it("says that there were none", async () => {
    expect((await mail(span())).body.message).toBe("Sent to d***@touchline.example");
    expect(await newest()).toMatch(/^Your casino games, .+ UTC\nnone$/);
    await mail(span(), { "X-Language": "ru" });
    expect(await newest()).toMatch(/^Ваши игры в казино, .+ UTC\nнет$/);
  });
  it("lists the rounds of the requested days by account, newest first, with what each and all won or lost [route-bets-003]", async () => {
    await play("1", { stake: 2 });
    operator.pass(60_000);
    await play("2", { stake: 1, win: 5.5, game: "Three Oaks" });
    await play("3", { stake: 1, win: 1, accountId: 2 });
    await mail(span());
    expect(await newest()).toBe(
      `Your casino games, 2027-01-15 07:59 – 2027-01-15 08:58 UTC
1 EUR: rounds 2, staked 3.00, won 5.50, result +2.50
2027-01-15 08:01, North Reel, Three Oaks: staked 1.00, won 5.50, result +4.50
2027-01-15 08:00, North Reel, Amber Falls: staked 2.00, won 0.00, result -2.00
2 EUR: rounds 1, staked 1.00, won 1.00, result 0.00
2027-01-15 08:01, North Reel, Amber Falls: staked 1.00, won 1.00, result 0.00`,
    );
    await mail(span(), { "X-Language": "ru" });
    expect(await newest()).toContain(
      `\n1 EUR: раундов 2, поставлено 3.00, выиграно 5.50, итог +2.50\n2027-01-15 08:01, North Reel, Three Oaks: поставлено 1.00, `,
    );
    await mail({ dateFrom: now + 60, dateTo: now + 61 });
    expect(await newest()).toMatch(
      /\n1 EUR: rounds 1, staked 1\.00.+\n.+Three Oaks.+\n2 EUR: rounds 1/,
    );
    await mail({ dateFrom: now + 61, dateTo: now + 3_600 });
    expect(await newest()).toMatch(/ UTC\nnone$/);
  });
  it("is only of the player's own rounds, and is not sent without an address", async () => {
    const { client } = await newcomer();
    const before = (await letters()).length;
    expect((await client.post(`${base}/casino-mail`, span())).body.success).toBe(false);
    expect(await letters()).toHaveLength(before);
  });
});

describe("clearing the history", () => {
  it("removes the settled bets of that account and leaves open ones and the balance [route-bets-003]", async () => {
    const settled = await bet(1);
    const [open] = await history();
    await operator.control({ settleGame: { gameId: settled.gameId, result: "won" } });
    const money = await moneyOf(player);
    const stay = (await history("?status=open")).toSorted();
    expect(open).toBe(settled.id);
    await player.post(`${base}/clear`, { accountId: 2 });
    expect(await history()).toContain(settled.id);
    for (let time = 0; time < 2; time += 1) {
      expect((await player.post(`${base}/clear`, { accountId: 1 })).body.success).toBe(true);
      expect(await history()).toEqual(stay);
    }
    expect((await player.get(`/web-api/bets/coupons/${settled.id}`)).status).toBe(404);
    expect(await moneyOf(player)).toBe(money);
    await player.post(`${base}/mail`, span());
    expect(await newest()).not.toContain(`\n${settled.id},`);
    await operator.restart();
    await refreshToken(player);
    expect(await history()).toEqual(stay);
  });
  it("is refused for another player's account [route-bets-004]", async () => {
    const settled = await bet(2);
    await operator.control({ settleGame: { gameId: settled.gameId, result: "lost" } });
    const { client } = await newcomer();
    expect((await client.post(`${base}/clear`, { accountId: 1 })).status).toBe(400);
    expect((await client.post(`${base}/clear`, {})).status).toBe(200);
    expect(await history()).toContain(settled.id);
    await player.post(`${base}/clear`, {});
    expect(await history()).not.toContain(settled.id);
  });
});
