import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Client, type Operator, refreshToken, startOperator } from "./operator.ts";

let operator: Operator;
let player: Client;
beforeEach(async () => {
  operator = await startOperator();
  player = await operator.signedIn();
});
afterEach(() => operator.close());

const activate = (promocode: string) => player.post("/web-api/promo-codes/activate", { promocode });
const checked = async (promocode: string) =>
  (await player.post("/web-api/promo-codes/check", { promocode })).body;
const history = async (query = "") =>
  (await player.get(`/web-api/promo-codes/history${query}`)).body;
/** Balance of the only bonus account. */
async function bonusMoney(): Promise<number> {
  const { bonuses } = (await player.get("/web-api/user/accounts")).body;
  expect(bonuses).toHaveLength(1);
  return bonuses[0].money;
}

describe("promo codes", () => {
  it("credit their bonus once, however often they are sent [route-office-003]", async () => {
    const before = await bonusMoney();
    const answers = await Promise.all([
      activate("WELCOME"),
      activate("welcome "),
      activate("Welcome"),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await bonusMoney()).toBe(before + 20);
    expect((await checked("WELCOME")).promo.state).toBe("used");
  });
  it("credit nothing when they have expired, and stay used when they expire later", async () => {
    const before = await bonusMoney();
    expect((await activate("SUMMER")).status).toBe(409);
    await activate("WELCOME");
    operator.pass(366 * 24 * 3_600_000);
    player = await operator.signedIn();
    expect((await checked("WELCOME")).promo.state).toBe("used");
    expect((await checked("CRICKET")).promo.state).toBe("expired");
    expect((await activate("CRICKET")).status).toBe(409);
    expect(await bonusMoney()).toBe(before + 20);
  });
  it("are listed by pages, the newest first, and survive a restart [route-office-003]", async () => {
    for (const code of ["WELCOME", "DERBY", "CRICKET"]) {
      await activate(code);
      operator.pass(60_000);
    }
    const names = ({ items }: { items: { promocode: string }[] }) =>
      items.map(({ promocode }) => promocode);
    const first = await history("?limit=2");
    expect(names(first)).toEqual(["CRICKET", "DERBY"]);
    const next = await history(`?limit=2&pageToken=${first.nextPageToken}`);
    expect(names(next)).toEqual(["WELCOME"]);
    expect(next.nextPageToken).toBeNull();
    await operator.restart();
    await refreshToken(player);
    expect(names(await history())).toEqual(["CRICKET", "DERBY", "WELCOME"]);
  });
  it("open a bonus account for a player who has none, in the player's currency", async () => {
    const fresh = operator.visitor();
    await fresh.get("/web-api/session");
    const fields = { countryId: 17, currencyId: 87, bonusId: 0, isTermsAccepted: true };
    const { status } = await fresh.post("/web-api/registration/fast_reg", {
      ...fields,
      componentsData: null,
    });
    expect(status).toBe(200);
    player = fresh;
    await refreshToken(player);
    await activate("WELCOME");
    expect((await history()).items).toMatchObject([{ amount: 2000, currencyIso: "KZT" }]);
    expect(await bonusMoney()).toBe(2000);
  });
  it("can be guessed wrong five times, then again after a minute", async () => {
    const guess = () => player.post("/web-api/promo-codes/check", { promocode: "GUESS" });
    for (let tries = 0; tries < 5; tries++) expect((await guess()).status).toBe(200);
    await player.post("/web-api/promo-codes/check", { promocode: "WELCOME" });
    const refused = await guess();
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "60"]);
    operator.pass(60_000);
    expect((await checked("WELCOME")).success).toBe(true);
  });
});
