import { get } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { controlStates } from "../../server/api/controlStates.ts";
import { check } from "../contract/check.ts";
import { type Client, type Operator, startOperator } from "./operator.ts";

let operator: Operator;
let player: Client;
beforeAll(async () => {
  operator = await startOperator();
  player = await operator.signedIn();
});
afterAll(() => operator.close());

const page = async (): Promise<string> => (await operator.visitor().get("/__control")).body;
const press = (state: string) =>
  fetch(`${operator.url}/__control/state`, {
    method: "POST",
    redirect: "manual",
    headers: { Origin: operator.url, "Content-Type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ state }),
  });
const pressed = (html: string): string[] =>
  [...html.matchAll(/value="([\w-]+)" aria-pressed="true"/g)].map(([, id]) => id ?? "");

describe("the control page", () => {
  it("needs no script, and its policy allows none", async () => {
    const { status, body, headers } = await player.get("/__control");
    expect(status).toBe(200);
    expect(headers.get("Content-Type")).toContain("text/html");
    expect(headers.get("Content-Security-Policy")).toMatch(
      /^default-src 'none'; style-src 'nonce-[^']+'; form-action 'self'/,
    );
    expect(body).not.toMatch(/<script|\son\w+=/);
  });

  it("shows the initial state", async () => {
    expect(pressed(await page())).toEqual([
      "block-none",
      "maintenance-off",
      "ban-off",
      "identification-off",
      "data-there",
      "casino-off",
      "brand-own",
      "languages-both",
      "registration-on",
      "age-off",
      "cookies-on",
      "first-screen-on",
      "ab-69-off",
      "manner-own",
      "snowfall-off",
      "pack-none",
      ...[0, 1, 2, 3, 4, 5, 6].map((index) => `register-${index}-no`),
    ]);
  });

  it("has a button for every state, which sets and shows it, and keeps calls within the contract", async () => {
    const states = controlStates.flatMap(({ states }) => states);
    expect(states.length).toBeGreaterThan(30);
    for (const { id } of states) {
      const { status, headers } = await press(id);
      expect([id, status, headers.get("Location")]).toEqual([id, 303, "/__control"]);
      expect(headers.get("Clear-Site-Data")).toBe('"cache"');
      expect(pressed(await page()), id).toContain(id);
      if (id.startsWith("manner-")) {
        await operator.control({ manner: null });
        continue;
      }
      await check("getSiteConfig", player.get("/bff-api/config/all.json?lang=en"));
      if (id === "maintenance-on") await operator.control({ maintenance: {} });
      await check("getUserConfig", player.get("/web-api/user/config"));
    }
    expect((await press("reset")).status).toBe(303);
    const standing = pressed(await page());
    expect(standing).toContain("languages-both");
    expect(standing).not.toContain("brand-partner");
  });

  it("accepts no command from another site, and no unknown command", async () => {
    expect((await press("nothing")).status).toBe(400);
    const foreign = await player.post(
      "/__control/state",
      {},
      { Origin: "https://evil.example", "Content-Type": "text/plain" },
    );
    expect(foreign.status).toBe(403);
  });

  it("answers only under this machine's own names", async () => {
    const status = (host: string) =>
      new Promise<number | undefined>((answered) => {
        get(`${operator.url}/__control`, { headers: { Host: host } }, (answer) => {
          answer.resume();
          answered(answer.statusCode);
        });
      });
    expect(await status("localhost")).toBe(200);
    expect(await status("evil.example")).toBe(404);
  });
});

it("does not exist in production", async () => {
  const real = await startOperator({ isProduction: true });
  expect((await real.visitor().get("/__control")).status).toBe(404);
  expect((await real.visitor().post("/__control/state", {})).status).toBe(404);
  await real.close();
});
