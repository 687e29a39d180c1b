import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { demoSignIn } from "../../server/players/players.ts";
import { type Client, type Operator, refreshToken, signIn, startOperator } from "./operator.ts";

let operator: Operator;
beforeAll(async () => {
  operator = await startOperator();
});
afterAll(() => operator.close());

const encoded = Buffer.from(demoSignIn.password).toString("base64");
const login = (client: Client, uLogin: string, uPassword = encoded) =>
  client.post("/web-api/auth/login", { uLogin, uPassword, save: true, componentsData: null });

it("a player signs in by login, email and id, with a new session each time [call-auth-001]", async () => {
  for (const name of ["demo", "DEMO@touchline.example", "700214"]) {
    const visitor = operator.visitor();
    await visitor.get("/web-api/session");
    const before = visitor.cookie;
    const { status, body, headers } = await login(visitor, name);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      responseType: "done",
      userInfo: { userId: 700_214 },
    });
    expect(headers.getSetCookie()[0]).toMatch(
      /^session=.+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(visitor.cookie).not.toBe(before);
    expect((await visitor.get("/web-api/session/check")).body).toEqual({ user_id: 700_214 });
    expect((await visitor.get("/web-api/session/check", { Cookie: before })).body).toEqual({
      user_id: null,
    });
  }
});

it("a player signs in by phone in any format [call-auth-002]", async () => {
  const fields = { uPassword: encoded, save: false, componentsData: null };
  for (const [phone_number, country_code] of [
    ["7011234567", "+7"],
    ["(701) 123-45-67", "7"],
  ]) {
    const { body } = await operator
      .visitor()
      .post("/web-api/auth/login/phone", { ...fields, phone_number, country_code });
    expect(body.responseType).toBe("done");
  }
  const wrong = await operator
    .visitor()
    .post("/web-api/auth/login/phone", { ...fields, phone_number: "1", country_code: "+7" });
  expect([wrong.status, wrong.body.code]).toEqual([400, 1001]);
});

it("guessing is slowed down: 1001, then 1006, then 429 with Retry-After, also in parallel", async () => {
  const visitor = operator.visitor();
  const codes: number[] = [];
  for (let attempt = 0; attempt < 5; attempt += 1)
    codes.push((await signIn(visitor, "guess")).body.code);
  expect(codes).toEqual([1001, 1001, 1001, 1001, 1006]);
  const locked = await signIn(visitor);
  expect([locked.status, locked.body.code, locked.headers.get("Retry-After")]).toEqual([
    429,
    60,
    "60",
  ]);
  operator.pass(60_000);
  expect((await signIn(visitor)).status).toBe(200);
  const parallel = await Promise.all(
    Array.from({ length: 12 }, () => login(operator.visitor(), "nobody", "eA==")),
  );
  expect(parallel.filter(({ status }) => status === 400).length).toBe(5);
});

it("tokens expire after ten minutes, with the session, or when dropped [call-session-004]", async () => {
  const player = await operator.signedIn();
  const claims = JSON.parse(Buffer.from(player.token?.split(".")[1] ?? "", "base64url").toString());
  expect(claims.exp - claims.iat).toBe(600);
  const code = async () => (await player.get("/web-api/user/balance")).body.code;
  expect(await code()).toBeUndefined();
  operator.pass(600_000);
  expect(await code()).toBe(21);
  await refreshToken(player);
  expect(await code()).toBeUndefined();
  await operator.control({ dropToken: true });
  expect(await code()).toBe(21);
  await operator.restart();
  expect(await code()).toBe(21);
  await refreshToken(player);
  const [head, body] = (player.token ?? "").split(".");
  const good = player.token;
  for (const forged of [`${head}.${body}.`, `${head}.${body}`, "a.b.c", `${none()}.${body}.`]) {
    player.token = forged;
    expect(await code()).toBe(21);
  }
  player.token = good;
  await player.post("/web-api/auth/disconnect", {});
  expect(await code()).toBe(20);
  expect((await player.get("/web-api/user/gettoken?force_refresh=true")).body.code).toBe(20);
});

it("changes from other origins, bodies that are too large, and unknown calls are refused", async () => {
  const player = await operator.signedIn();
  for (const Origin of ["https://evil.example", "null", ""]) {
    const { status, body } = await player.post("/web-api/user/auth-refresh", {}, { Origin });
    expect([status, body.code]).toEqual([403, 30]);
  }
  const large = await player.post("/web-api/coupon/refresh", { filler: "x".repeat(70_000) });
  expect([large.status, large.body.success]).toEqual([413, false]);
  const unknown = await player.get("/web-api/messages");
  expect([unknown.status, unknown.body.code]).toEqual([404, 40]);
  expect(unknown.headers.get("X-Content-Type-Options")).toBe("nosniff");
  expect((await player.get("/web-api/user/balance")).headers.get("Cache-Control")).toBe("no-store");
});

it("an uploaded event log is stored and returned", async () => {
  const visitor = operator.visitor();
  await visitor.get("/web-api/session");
  const log = '{"v":1}\n{"n":1,"t":2,"type":"app/started","payload":{}}\n';
  const upload = (lines: string, body: Uint8Array<ArrayBuffer>) =>
    fetch(`${operator.url}/web-api/diagnostics/event-logs?comment=slow`, {
      method: "POST",
      headers: {
        Origin: operator.url,
        Cookie: visitor.cookie,
        "Content-Encoding": "gzip",
        "X-Log-Lines": lines,
      },
      body,
    });
  const packed = new Uint8Array(gzipSync(log));
  const answer = await upload("2", packed);
  expect(answer.status).toBe(201);
  const { reportId } = (await answer.json()) as { reportId: string };
  expect((await visitor.get(`/web-api/diagnostics/event-logs/${reportId}`)).body).toBe(log);
  expect((await upload("3", packed)).status).toBe(400);
  expect((await upload("2", new Uint8Array([1, 2, 3]))).status).toBe(400);
  expect((await upload("2", new Uint8Array(6 * 1024 * 1024))).status).toBe(413);
  expect((await visitor.get("/web-api/diagnostics/event-logs/bug-none")).status).toBe(404);
});

function none(): string {
  return Buffer.from(JSON.stringify({ alg: "none", typ: "JWT" })).toString("base64url");
}
