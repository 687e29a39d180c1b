import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { asks } from "./asks.ts";
import { all, ask, json, type Sent, wired } from "./clientKit.ts";
import { operationAt } from "./openapi.ts";

const names = all.map(({ call }) => call.name);
/** Headers that the contract's conventions define for all calls. */
const general = new Set(["accept", "content-type", "authorization", "x-auth", "x-language"]);

/** The request that the call sends for an ask. */
async function sentFor(name: string, of: object): Promise<Sent> {
  const { client, sent } = wired(() => json({}));
  await ask(name, of, client);
  const [first] = sent;
  if (first === undefined || sent.length > 1)
    throw new Error(`${name} sent ${sent.length} requests`);
  return first;
}

const operationOf = ({ url, init }: Sent) => operationAt(init.method ?? "", new URL(url).pathname);

/** A text of the address as a value of the contract's type. */
const read = (text: string, type: unknown): unknown => {
  if (type === "integer" || type === "number") return text === "" ? text : Number(text);
  return type === "boolean" ? text === "true" || (text === "false" ? false : text) : text;
};

function faultsOf(request: Sent): string[] {
  const { operation, values } = operationOf(request);
  const { parameters, security, checkBody } = operation;
  const { url, init, headers } = request;
  const query = new URL(url).searchParams;
  const faults: string[] = [];
  const found = (place: string, name: string): string | null => {
    if (place === "query") return query.get(name);
    return place === "header" ? headers.get(name) : (values[name] ?? null);
  };
  for (const { in: place, name, required, type, check } of parameters) {
    const text = found(place, name);
    if (text === null && required) faults.push(`${place} ${name} is missing`);
    const wrong = text === null ? null : check(read(text, type));
    if (wrong !== null) faults.push(`${place} ${name}: ${wrong}`);
  }
  const known = (place: string, name: string) =>
    parameters.some((one) => one.in === place && one.name.toLowerCase() === name.toLowerCase());
  for (const name of query.keys())
    if (!known("query", name)) faults.push(`query ${name} is unknown`);
  for (const name of headers.keys()) {
    if (!general.has(name) && !known("header", name)) faults.push(`header ${name} is unknown`);
  }
  const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : undefined;
  const wrong = checkBody === null ? null : checkBody(body);
  if (wrong !== null) faults.push(`body: ${wrong}`);
  if (checkBody === null && body !== undefined) faults.push("body: none is expected");
  const isPlayers = security.length > 0 && security.every((one) => one.includes("bearerToken"));
  if (isPlayers && !headers.get("authorization")?.startsWith("Bearer "))
    faults.push("no bearer token");
  const isExtra = security.some((one) => one.includes("extraAuth"));
  if (isExtra !== (headers.get("x-auth")?.startsWith("Bearer ") ?? false))
    faults.push(isExtra ? "no extra auth" : "extra auth where none is wanted");
  return faults;
}

describe("the client's requests", () => {
  it("are tested for every call", () => {
    expect(Object.keys(asks).sort()).toEqual([...names].sort());
  });

  it("start with /web-api, except those outside the API [server-calls-001]", async () => {
    const under: Record<string, string[]> = {};
    for (const name of names) {
      const [of = {}] = fc.sample(asks[name] ?? fc.constant({}), 1);
      const [, base = ""] = new URL((await sentFor(name, of)).url).pathname.split("/");
      // The feed of the request follows from the ask.
      (under[base.replace(/^(?:line|live)-/, "")] ??= []).push(name);
    }
    const { "web-api": api = [], ...others } = under;
    expect(api.length).toBeGreaterThan(70);
    expect(others).toEqual({
      "bff-api": ["SiteConfig", "ConfigGroups"],
      "blocks-api": ["Block"],
      "fatman-api": ["SendMetrics"],
      feed: expect.arrayContaining(["FeedList", "FeedGame", "MarketTypes", "Prices", "Sports"]),
      "limit-service-api": expect.arrayContaining([
        "AvailableLimits",
        "BlockUser",
        "CancelLimit",
        "ClientLimits",
        "DecideLimit",
        "LimitTestAnswers",
        "SaveLimits",
        "SessionPing",
      ]),
      "redirects-api": ["Redirect"],
      "sections-health": ["CheckSection"],
    });
  });

  it.each(names)("%s matches the contract, whatever is asked", async (name) => {
    await fc.assert(
      fc.asyncProperty(asks[name] ?? fc.constant({}), async (of) => {
        expect(faultsOf(await sentFor(name, of))).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  it.each(names)("%s has its parameters in order, and no token in its address", async (name) => {
    await fc.assert(
      fc.asyncProperty(asks[name] ?? fc.constant({}), async (of) => {
        const { url, headers } = await sentFor(name, of);
        const keys = [...new URL(url).searchParams.keys()];
        expect(keys).toEqual([...keys].sort());
        expect(url).not.toContain(".sign");
        expect(url).toMatch(/^https:\/\/api\.test\//);
        expect(headers.get("accept")).toBe("application/json");
      }),
      { numRuns: 15 },
    );
  });

  it.each(names)(
    "%s carries cookies, language and token only when its kind needs them",
    async (name) => {
      const [of = {}] = fc.sample(asks[name] ?? fc.constant({}), { numRuns: 1, seed: 3 });
      const request = await sentFor(name, of);
      const { security } = operationOf(request).operation;
      // The session is opened by a call that needs none yet, and has to keep the cookie it receives.
      const isShared = security.length === 0 && name !== "OpenSession";
      const { init, headers } = request;
      expect(init.credentials).toBe(isShared ? "omit" : "include");
      expect(headers.has("x-language")).toBe(!isShared);
      const isForPlayers = security.some((one) => one.includes("bearerToken"));
      expect(headers.has("authorization")).toBe(isForPlayers);
      // What is shared is kept as long as the server says, but a refresh asks whether it still is so.
      const shared = name === "MediaRefresh" ? "no-cache" : "default";
      expect(init.cache).toBe(isShared ? shared : "no-store");
    },
  );

  it("omit defaults from shared addresses", async () => {
    const list = { feed: "live", sportId: null, isTop: false, since: null, isQuiet: false };
    expect((await sentFor("FeedList", list)).url).toBe(
      "https://api.test/live-feed/v1/games?lng=en",
    );
    const top = { ...list, feed: "line", sportId: 4, isTop: true, since: 0 };
    expect((await sentFor("FeedList", top)).url).toBe(
      "https://api.test/line-feed/v1/games?lng=en&since=0&sportId=4&top=1",
    );
  });

  it("encode a password as base64 of its UTF-8 form, and leave out the texts of a bet", async () => {
    const signIn = { login: "demo", password: "пароль€", isRemembered: true };
    const { init } = await sentFor("SignInByLogin", signIn);
    const { uPassword } = JSON.parse(String(init.body)) as { readonly uPassword: string };
    expect(Buffer.from(uPassword, "base64").toString("utf8")).toBe(signIn.password);
    const [coupon = {}] = fc.sample(asks["PlaceCoupon"] ?? fc.constant({}), {
      numRuns: 1,
      seed: 3,
    });
    expect(String((await sentFor("PlaceCoupon", coupon)).init.body)).not.toContain('"title"');
  });
});
