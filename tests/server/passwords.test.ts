import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { demoSignIn } from "../../server/players/players.ts";
import { type Client, type Operator, signIn, startOperator } from "./operator.ts";

let operator: Operator;
let visitor: Client;
beforeAll(async () => {
  operator = await startOperator();
});
beforeEach(() => {
  operator.pass(61_000);
  visitor = operator.visitor();
});
afterAll(() => operator.close());

const path = "/web-api/auth/password";
const forgot = (email: string = demoSignIn.email) =>
  visitor.post(`${path}/forgot`, { method: "email", email });
const messages = async (): Promise<{ to: string; text: string }[]> =>
  (await visitor.get("/__outbox")).body.messages;
const newestCode = async () => /\d{6}$/.exec((await messages()).at(-1)?.text ?? "")?.[0] ?? "";
const verify = (resetId: string, code: string) =>
  visitor.post(`${path}/forgot/verify`, { resetId, code });
const reset = (resetToken: string, password: string, rest: object = {}) =>
  visitor.post(`${path}/reset`, {
    resetToken,
    newPassword: Buffer.from(password).toString("base64"),
    ...rest,
  });
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");
/** A token obtained with the code. */
const tokenOf = async () => {
  const { resetId } = (await forgot()).body;
  return (await verify(resetId, await newestCode())).body.resetToken as string;
};

describe("a forgotten password", () => {
  it("is reset with the code from the email, and all earlier sessions end [modals-007]", async () => {
    const before = operator.visitor();
    await signIn(before);
    const { body } = await forgot(` ${demoSignIn.email.toUpperCase()} `);
    expect(body).toMatchObject({ success: true, codeLength: 6, timeout: 60 });
    const found = (await verify(body.resetId, await newestCode())).body;
    expect(found.accounts).toEqual([{ userId: 700_214, maskedLogin: "de***o" }]);
    expect((await reset(found.resetToken, "kick-off 2026")).status).toBe(200);
    expect((await before.get("/web-api/session/check")).body.user_id).toBeNull();
    expect((await signIn(operator.visitor())).status).toBe(400);
    expect((await signIn(operator.visitor(), "kick-off 2026")).status).toBe(200);
    const again = await reset(found.resetToken, "kick-off 2027");
    expect([again.status, again.body.code]).toEqual([400, 1004]);
    await reset(await tokenOfLater(), "kick-off 2029");
  });

  it("does not reveal whether an address has an account", async () => {
    const count = (await messages()).length;
    const known = (await forgot()).body;
    const unknown = (await forgot("nobody@touchline.example")).body;
    expect({ ...unknown, resetId: "" }).toEqual({ ...known, resetId: "" });
    expect(await messages()).toHaveLength(count + 1);
    const wrong = other(await newestCode());
    const answers = [await verify(known.resetId, wrong), await verify(unknown.resetId, wrong)];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [400, 1003],
      [400, 1003],
    ]);
    for (const email of [demoSignIn.email, "nobody@touchline.example"]) {
      expect((await forgot(email)).status).toBe(429);
    }
  });

  it("cannot be guessed: the fifth wrong code ends the reset, and the correct one is then too late", async () => {
    const { resetId } = (await forgot()).body;
    const code = await newestCode();
    const codes = [];
    for (let guess = 0; guess < 5; guess += 1)
      codes.push((await verify(resetId, other(code))).body.code);
    expect(codes).toEqual([1003, 1003, 1003, 1003, 1006]);
    expect((await verify(resetId, code)).body.code).toBe(1006);
  });

  it("waits ten minutes for its code, and another is sent after one", async () => {
    const first = (await forgot()).body;
    const old = await newestCode();
    const early = await forgot();
    expect([early.status, early.headers.get("Retry-After")]).toEqual([429, "60"]);
    operator.pass(60_000);
    const second = (await forgot()).body;
    expect((await verify(first.resetId, old)).body.code).toBe(1004);
    operator.pass(10 * 60_000);
    expect((await verify(second.resetId, await newestCode())).body.code).toBe(1004);
  });

  it("is replaced only by a strong one, and only for the account it belongs to", async () => {
    const token = await tokenOf();
    for (const weak of ["short1", "no digit here", "12345678", `a1${"x".repeat(127)}`]) {
      const { status, body } = await reset(token, weak);
      expect([status, body.code, body.errors[0].field]).toEqual([400, 11, "newPassword"]);
    }
    expect((await reset(token, "kick-off 2028", { userId: 1 })).body.code).toBe(1004);
    operator.pass(15 * 60_000);
    expect((await reset(token, "kick-off 2028")).body.code).toBe(1004);
    expect((await reset("rt_made_up", "kick-off 2028")).body.code).toBe(1004);
  });

  it("is not reset for an invalid address", async () => {
    for (const body of [{ method: "email", email: "demo" }, { method: "pigeon" }, {}]) {
      expect((await visitor.post(`${path}/forgot`, body)).body.code).toBe(11);
    }
  });

  it("is reset by phone as well", async () => {
    const { phoneCode, phoneNumber: phone } = demoSignIn;
    const asked = await visitor.post(`${path}/forgot`, { method: "phone", phoneCode, phone });
    expect((await verify(asked.body.resetId, await newestCode())).status).toBe(200);
  });
});

const tokenOfLater = () => {
  operator.pass(61_000);
  return tokenOf();
};
