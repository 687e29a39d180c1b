import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { couponOf, first, openPicks, place } from "./coupons.ts";
import { type Client, type Operator, refreshToken, startedAt, startOperator } from "./operator.ts";

let operator: Operator;
let player: Client;
beforeAll(async () => {
  operator = await startOperator();
  player = await operator.signedIn();
});
afterAll(() => operator.close());

const path = "/web-api/api-v3/v2/user/agreement-rules";
const status = async () => (await player.get(`${path}/status`)).body;
const confirm = (updatedAt: unknown) => player.post(`${path}/confirm`, { updatedAt });

it("nothing needs confirmation before the terms change [call-terms-001]", async () => {
  expect(await status()).toEqual({ result: false, updatedAt: 1_767_225_600 });
});

it("bets are refused with 451 from the change until it is confirmed, even over a restart [call-terms-001] [call-terms-002] [error-027]", async () => {
  const line = await openPicks(player, "line");
  const bet = () => place(player, couponOf([first(line)]), randomUUID());
  await operator.control({ changeTerms: true });
  const updatedAt = startedAt / 1000;
  expect(await status()).toEqual({ result: true, updatedAt });
  const held = await bet();
  expect(held.status).toBe(451);
  expect(held.body).toMatchObject({ code: 45, exceptionCode: 1, success: false });
  await operator.restart();
  expect((await status()).result).toBe(true);
  expect((await confirm(updatedAt)).body).toEqual({ success: true, message: "" });
  expect(await status()).toEqual({ result: false, updatedAt });
  expect((await bet()).status).not.toBe(451);
});

it("a confirmation of an older change is not accepted [call-terms-002]", async () => {
  const { updatedAt } = await status();
  await operator.control({ changeTerms: true });
  const old = await confirm(updatedAt);
  expect([old.status, old.body.code]).toEqual([409, 50]);
  expect((await confirm("now")).status).toBe(400);
  await confirm((await status()).updatedAt);
  expect((await status()).result).toBe(false);
});

it("nothing needs confirmation for a player who registers after a change: they have just agreed [call-terms-001]", async () => {
  await operator.control({ changeTerms: true });
  const newcomer = operator.visitor();
  await newcomer.get("/web-api/session");
  const fields = { countryId: 17, currencyId: 2, bonusId: 0, isTermsAccepted: true };
  const made = await newcomer.post("/web-api/registration/fast_reg", {
    ...fields,
    componentsData: null,
  });
  expect(made.status).toBe(200);
  await refreshToken(newcomer);
  expect((await newcomer.get(`${path}/status`)).body.result).toBe(false);
});

it("the documents can be read, in both languages [terms-006]", async () => {
  for (const lng of ["en", "ru"]) {
    const { body } = await player.get(`${path}?lng=${lng}`);
    for (const { title, link, subRules } of body.items) {
      const page = await operator.visitor().get(link, { Accept: "text/html" });
      expect([page.status, page.body]).toEqual([200, expect.stringContaining(`<h1>${title}</h1>`)]);
      for (const part of subRules) expect(page.body).toContain(`>${part.title}</h2>`);
    }
  }
  expect((await player.get("/terms/en/nothing")).status).toBe(404);
});

it("a player's answer to a reality check is stored [call-reality-001]", async () => {
  const send = (attributes: object) =>
    player.post("/web-api/api/web/user/v1/reality-check", { data: { attributes } });
  const answer = { action: "continue", do_not_show_again: false, popup_show_at: 1_800_000_000 };
  expect((await send(answer)).body).toEqual({ success: true, message: "" });
  expect((await send({ ...answer, action: "sleep" })).status).toBe(400);
  expect((await send({ action: "nothing" })).status).toBe(400);
  const visitor = operator.visitor();
  const refused = await visitor.post("/web-api/api/web/user/v1/reality-check", {
    data: { attributes: answer },
  });
  expect(refused.status).toBe(401);
});
