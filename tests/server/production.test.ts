import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createService } from "../../server/service.ts";
import { temporaryFolder } from "./folder.ts";
import { type Client, type Operator, refreshToken, signIn, startOperator } from "./operator.ts";

let operator: Operator;
beforeAll(async () => {
  operator = await startOperator({ isProduction: true });
});
afterAll(() => operator.close());

const newPlayer = async (): Promise<{ player: Client; cookies: readonly string[] }> => {
  const player = operator.visitor();
  const { headers, status } = await player.post("/web-api/registration/fast_reg", {
    countryId: 17,
    currencyId: 2,
    bonusId: 0,
    isTermsAccepted: true,
    componentsData: null,
  });
  expect(status).toBe(200);
  return { player, cookies: headers.getSetCookie() };
};

describe("in production", () => {
  it("nobody signs in with the credentials in the documents", async () => {
    const visitor = operator.visitor();
    const { status, body } = await signIn(visitor);
    expect([status, body.code]).toEqual([400, 1001]);
  });

  it("the session cookie is bound to this origin, over TLS", async () => {
    const { player, cookies } = await newPlayer();
    expect(cookies[0]).toMatch(/^__Host-session=.+; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(cookies[0]).not.toContain("Domain");
    await refreshToken(player);
    // There is no cashier here: a new player has demo money, in production too.
    expect((await player.get("/web-api/user/balance")).body.money).toBe(100);
    const planted = player.cookie.replace("__Host-session", "session");
    const check = await operator.visitor().get("/web-api/session/check", { Cookie: planted });
    expect(check.body.user_id).toBeNull();
  });

  it("there is no control page, no outbox, no report and no readable log", async () => {
    const { player } = await newPlayer();
    for (const path of ["/__control", "/__outbox", "/__reports"])
      expect((await player.get(path)).status).toBe(404);
    expect((await player.post("/__control", { dropToken: true })).status).toBe(404);
    expect((await player.get("/web-api/diagnostics/event-logs/bug-x")).status).toBe(404);
  });

  it("a database with the demo player is not opened", async () => {
    const dataFolder = temporaryFolder("demo");
    const options = {
      dataFolder,
      feed: { kind: "simulation", seed: 5, speed: 1 },
      now: () => 1_800_000_000_000,
    } as const;
    createService({ ...options, isProduction: false }).close();
    expect(() => createService({ ...options, isProduction: true })).toThrow(/everybody knows/);
    createService({ ...options, isProduction: false }).close();
  });
});
