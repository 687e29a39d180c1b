import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { check } from "../contract/check.ts";
import { type Operator, refreshToken, startOperator } from "./operator.ts";

let operator: Operator;
beforeAll(async () => {
  operator = await startOperator();
});
afterAll(() => operator.close());

/** The cookies that a check with these headers sets, by name, as attributes. */
async function issued(headers: Record<string, string>, isSignedIn = true) {
  const client = isSignedIn ? await operator.signedIn() : operator.visitor();
  const answer = await check("checkSession", client.get("/web-api/session/check", headers));
  return answer.headers.getSetCookie();
}

describe("the check of the session", () => {
  it("leaves the cookies as they are without headers [call-session-002]", async () => {
    expect(await issued({})).toEqual([]);
  });

  it("issues them again as the headers request [call-session-002]", async () => {
    const [session = "", mark = ""] = await issued({
      "X-Cookie-Same-Site": "None",
      "X-Cookie-Partitioned": "1",
    });
    expect(session).toMatch(/^session=.+; HttpOnly; Secure; SameSite=None; Partitioned$/);
    expect(mark).toMatch(/^has_session=1; .*Secure; SameSite=None; Partitioned$/);
    const strict = await issued({ "X-Cookie-Same-Site": "Strict" });
    expect(strict[0]).toMatch(/^session=.+; HttpOnly; SameSite=Strict$/);
  });

  it("keeps the player's session", async () => {
    const client = await operator.signedIn();
    const headers = { "X-Cookie-Same-Site": "Lax" };
    const first = await check("checkSession", client.get("/web-api/session/check", headers));
    const again = await check("checkSession", client.get("/web-api/session/check"));
    expect(again.body).toEqual(first.body);
    expect(again.body.user_id).not.toBeNull();
  });

  it("extends it with its cookie where the player stays signed in", async () => {
    const player = operator.visitor();
    const login = { uLogin: "demo", uPassword: Buffer.from("touchline").toString("base64") };
    const refresh = async (save: boolean) => {
      await player.post("/web-api/auth/login", { ...login, save, componentsData: null });
      await refreshToken(player);
      const answer = await check("refreshUserAuth", player.post("/web-api/user/auth-refresh", {}));
      return answer.headers.getSetCookie();
    };
    expect(await refresh(true)).toEqual([
      expect.stringMatching(/^session=.+; Max-Age=2592000; .*SameSite=Lax$/),
      expect.stringMatching(/^has_session=1; Max-Age=2592000; /),
    ]);
    expect(await refresh(false)).toEqual([]);
  });

  it("issues nothing without a session, and refuses an invalid value", async () => {
    expect(await issued({ "X-Cookie-Same-Site": "None" }, false)).toEqual([]);
    const player = await operator.signedIn();
    for (const headers of [{ "X-Cookie-Same-Site": "Any" }, { "X-Cookie-Partitioned": "yes" }])
      await check("checkSession", player.get("/web-api/session/check", headers), 400);
  });
});
