import { describe, expect, it } from "vitest";
import { ask, json, wired } from "./clientKit.ts";

const sentFor = async (name: string, of: object = {}) => {
  const { client, sent } = wired(() => json({ success: true }));
  await ask(name, of, client);
  expect(sent).toHaveLength(1);
  const [{ url, init, headers } = { url: "", init: {}, headers: new Headers() }] = sent;
  return { path: new URL(url, "https://api.test").pathname, init, headers };
};

describe("session calls", () => {
  it("open the session without a cache and without reading JSON [call-session-003]", async () => {
    const page = () => new Response("<!doctype html>", { status: 200 });
    const { client, sent } = wired(page);
    expect(await ask("OpenSession", {}, client)).toEqual({ tag: "answered", body: {} });
    expect(sent.map(({ url, init }) => [url, init.method, init.cache])).toEqual([
      ["https://api.test/web-api/session", "GET", "no-store"],
    ]);
  });

  it("leave with a POST without payload [call-session-006]", async () => {
    const { path, init, headers } = await sentFor("Disconnect");
    expect([path, init.method, init.body]).toEqual(["/web-api/auth/disconnect", "POST", undefined]);
    expect(headers.has("content-type")).toBe(false);
  });

  it.each(["user_id", "userId"])(
    "read the owner of the session spelt as %s [call-session-001]",
    async (name) => {
      const answered = async (user: number | null) => {
        const { client } = wired(() => json({ [name]: user }));
        return ask("CheckSession", {}, client);
      };
      expect(await answered(null)).toEqual({ tag: "answered", body: { [name]: null } });
      expect(await answered(4711)).toEqual({
        tag: "answered",
        body: { [name]: expect.stringMatching(/^§personal:/) },
      });
    },
  );

  it.each([
    [{}, null, null],
    [{ sameSite: "None" }, "None", null],
    [{ isPartitioned: true }, null, "1"],
    [{ sameSite: "Strict", isPartitioned: true }, "Strict", "1"],
  ])("check the session with the required cookie: %j [call-session-002]", async (of, ...wanted) => {
    const { path, init, headers } = await sentFor("ReissueSession", of);
    expect([path, init.credentials]).toEqual(["/web-api/session/check", "include"]);
    expect([headers.get("x-cookie-same-site"), headers.get("x-cookie-partitioned")]).toEqual(
      wanted,
    );
  });

  it("never take the user config from a cache [call-user-config-001]", async () => {
    const { path, init } = await sentFor("UserConfig");
    expect([path, init.method, init.cache]).toEqual(["/web-api/user/config", "GET", "no-store"]);
  });
});
