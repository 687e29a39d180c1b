import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Answer, type Client, type Operator, startOperator } from "../server/operator.ts";
import { check } from "./check.ts";

let operator: Operator;
let visitor: Client;
let player: Client;
beforeAll(async () => {
  operator = await startOperator();
  visitor = operator.visitor();
  player = await operator.signedIn();
});
afterAll(() => operator.close());

/** A form as a browser sends it. */
async function sendForm(
  path: string,
  fields: Readonly<Record<string, string>>,
  token = "",
): Promise<Answer> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const headers = { Origin: operator.url, ...(token === "" ? {} : { Authorization: token }) };
  const response = await fetch(operator.url + path, { method: "POST", headers, body });
  return { status: response.status, body: await response.json(), headers: response.headers };
}

/** A text that is the same for everybody, including its 304. */
async function checkShared(operationId: string, path: string): Promise<Answer> {
  const answer = await check(operationId, visitor.get(`${path}?lng=ru`));
  const { headers } = await check(operationId, visitor.get(`${path}?lng=en`));
  const known = { "If-None-Match": headers.get("ETag") ?? "" };
  await check(operationId, visitor.get(`${path}?lng=en`, known), 304);
  await check(operationId, visitor.get(path), 400);
  return answer;
}

describe("the reference server's support matches the contract", () => {
  it("for contacts and topics [info-001]", async () => {
    await checkShared("getSupportContacts", "/web-api/support/contacts");
    await checkShared("listSupportTopics", "/web-api/support/topics");
    const odd = "/web-api/support/contacts?lng=en&countryId=x";
    await check("getSupportContacts", visitor.get(odd), 400);
  });
  it("for messages [info-001]", async () => {
    const path = "/web-api/support/email";
    const letter = { topicId: "1", email: "aida@example.com", text: "My deposit is missing" };
    const { body } = await check("sendSupportEmail", sendForm(path, letter));
    expect(body.requestId).toMatch(/^sm_\d+$/);
    const wrong = await check("sendSupportEmail", sendForm(path, { ...letter, email: "x" }), 400);
    expect(wrong.body.errors).toMatchObject([{ field: "email" }]);
    await check("sendSupportEmail", sendForm(path, {}), 400);
    await check("sendSupportEmail", visitor.post(path, letter), 400);
    await check("sendSupportEmail", sendForm(path, letter, "Bearer none"), 401);
  });
  it("for calls [info-001]", async () => {
    const requestCall = (body: object, by = player) => by.post("/web-api/support/callback", body);
    const mine = { phone: "7011234567", phoneCode: "+7", topicId: 1, comment: "x", language: "en" };
    const { body } = await check("orderCallback", requestCall(mine));
    await check("orderCallback", requestCall(mine), 409);
    await check("orderCallback", requestCall({ phone: "7011234568", phoneCode: "+7" }, visitor));
    await check("orderCallback", requestCall({ phone: "1", phoneCode: "7" }), 400);
    const calls = "/web-api/support/calls";
    const list = await check("listCalls", player.get(calls));
    expect(list.body.items).toMatchObject([{ callId: body.callId, phone: "+7701***67" }]);
    await check("listCalls", player.get(`${calls}?limit=x`), 400);
    await check("listCalls", visitor.get(calls), 401);
    await check("cancelCall", player.delete(`${calls}/${body.callId}`));
    await check("cancelCall", player.delete(`${calls}/${body.callId}`), 409);
    await check("cancelCall", player.delete(`${calls}/${body.callId + 1}`), 404);
    await check("cancelCall", visitor.delete(`${calls}/${body.callId}`), 401);
  });
  it("for appeals against a block [route-blocking-003]", async () => {
    const path = "/web-api/support/block-appeals";
    await check("createBlockAppeal", player.post(path, { text: "Please check again" }));
    await check("createBlockAppeal", player.post(path, { text: "Please" }), 409);
    await check("createBlockAppeal", player.post(path, { text: " " }), 400);
    await check("createBlockAppeal", visitor.post(path, { text: "x" }), 401);
    const { body } = await check("listBlockAppeals", player.get(path));
    const [{ id }] = body.items;
    await operator.control({ answerAppeal: { id, isAccepted: true, answer: "Lifted" } });
    const after = await check("listBlockAppeals", player.get(path));
    expect(after.body.items).toMatchObject([{ state: "accepted", answer: "Lifted" }]);
    await check("listBlockAppeals", visitor.get(path), 401);
  });
});

describe("the reference server's promotions and apps match the contract", () => {
  it("for promotions [promo-001]", async () => {
    const base = "/web-api/promotions";
    const { body } = await checkShared("listPromotions", base);
    for (const { id } of body.items) await checkShared("getPromotion", `${base}/${id}`);
    await check("getPromotion", visitor.get(`${base}/nothing?lng=en`), 404);
    await check("joinPromotion", player.post(`${base}/welcome/join`, {}));
    await check("joinPromotion", player.post(`${base}/welcome/join`, {}), 409);
    await check("joinPromotion", player.post(`${base}/club/join`, {}), 404);
    await check("joinPromotion", visitor.post(`${base}/welcome/join`, {}), 401);
  });
  it("for the promo frame [promo-001]", async () => {
    await checkShared("getPromoFrame", "/promo-frame/showcase");
    await checkShared("getPromoFrame", "/promo-frame/promotions/welcome");
    for (const path of ["nothing", "showcase/1", "promotions/nothing", "promotions/club/1"])
      await check("getPromoFrame", visitor.get(`/promo-frame/${path}?lng=en`), 404);
  });
  it("for apps, their instructions and QR codes [route-pwa-app-001]", async () => {
    const { body } = await checkShared("listApps", "/web-api/apps");
    for (const { instructionId, qrName } of body.items) {
      await checkShared("getAppInstruction", `/web-api/apps/instructions/${instructionId}`);
      if (qrName !== null) await checkShared("getAppQr", `/web-api/apps/qr-codes/${qrName}`);
    }
    await check("getAppInstruction", visitor.get("/web-api/apps/instructions/x?lng=en"), 404);
    await check("getAppQr", visitor.get("/web-api/apps/qr-codes/windows?lng=en"), 404);
  });
});
