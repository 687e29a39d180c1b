import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Client, type Operator, refreshToken, startOperator } from "./operator.ts";

let operator: Operator;
let player: Client;
beforeAll(async () => {
  operator = await startOperator();
  player = await operator.signedIn();
});
afterAll(() => operator.close());

const requestCall = (phone: string) =>
  player.post("/web-api/support/callback", { phone, phoneCode: "+7" });
async function calls(query = "") {
  await refreshToken(player);
  return (await player.get(`/web-api/support/calls${query}`)).body;
}
const minutes = 60_000;

describe("requested calls", () => {
  it("wait for a quarter of an hour, then are done, or were not answered [info-001]", async () => {
    await requestCall("7011234567");
    await requestCall("7011234500");
    const states = async () => (await calls()).items.map(({ state }: { state: string }) => state);
    operator.pass(15 * minutes - 1);
    expect(await states()).toEqual(["ordered", "ordered"]);
    operator.pass(1);
    expect(await states()).toEqual(["missed", "done"]);
    expect((await requestCall("7011234567")).status).toBe(200);
  });
  it("are listed by pages, and survive a restart [info-001]", async () => {
    const first = await calls("?limit=2");
    expect(first.items).toHaveLength(2);
    const next = await calls(`?limit=2&pageToken=${first.nextPageToken}`);
    expect(next).toMatchObject({ items: [{ state: "done" }], nextPageToken: null });
    const before = await calls();
    await operator.restart();
    expect(await calls()).toEqual(before);
  });
});

describe("messages to support", () => {
  const send = async (fields: Readonly<Record<string, string>>, files = 0) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    for (let file = 0; file < files; file++) body.append("files", new Blob(["x"]), `${file}.txt`);
    const headers = { Origin: operator.url };
    const path = `${operator.url}/web-api/support/email`;
    const answer = await fetch(path, { method: "POST", headers, body });
    return { status: answer.status, body: await answer.json() };
  };
  const letter = { topicId: "3", email: "a@example.com", text: "x".repeat(4000) };

  it("are refused with the name of every field that is wrong", async () => {
    const { body } = await send({ topicId: "77", email: "a@b", text: "x".repeat(4001) }, 6);
    const fields = body.errors.map(({ field }: { field: string }) => field);
    expect(fields).toEqual(["topicId", "email", "text", "files"]);
  });
  it("may have files, and are limited to ten an hour from one address", async () => {
    expect((await send(letter, 5)).status).toBe(200);
    for (let more = 1; more < 10; more++) expect((await send(letter)).status).toBe(200);
    expect(await send(letter)).toMatchObject({ status: 429, body: { code: 60 } });
    expect((await send({ ...letter, email: "b@example.com" })).status).toBe(200);
  });
});

describe("what support says of itself", () => {
  const send = async (topicId: number, email: string) => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ topicId: `${topicId}`, email, text: "Why?" }))
      body.append(name, value);
    const headers = { Origin: operator.url };
    return (await fetch(`${operator.url}/web-api/support/email`, { method: "POST", headers, body }))
      .status;
  };
  it("is that it can be written to at any time: at each hour of a day, about each of its topics", async () => {
    const { items } = (await player.get("/web-api/support/topics?lng=en")).body;
    expect(items).not.toEqual([]);
    for (let hour = 0; hour < 24; hour++) {
      for (const { id } of items)
        expect(await send(id, `h${hour}t${id}@example.com`), `hour ${hour}, topic ${id}`).toBe(200);
      operator.pass(60 * minutes);
    }
    player = await operator.signedIn();
  });
  it.each([
    ["en", "Around the clock, in writing"],
    ["ru", "Круглосуточно, письменно"],
  ])("and nothing more (%s): no hours and no prices that nothing keeps", async (lng, hours) => {
    const { body } = await player.get(`/web-api/support/contacts?lng=${lng}`);
    expect(body.workingHours).toBe(hours);
    const titles = [...body.phones, ...body.emails].map(({ title }) => title).join("|");
    const topics = (await player.get(`/web-api/support/topics?lng=${lng}`)).body.items;
    const all = `${titles}|${topics.map(({ title }: { title: string }) => title).join("|")}`;
    // Names of subjects: a sentence or a figure would be a promise.
    expect(all).not.toMatch(/[.!?;,:\d€]|free|бесплатн|круглосуточн/i);
  });
});

describe("promotions", () => {
  it("credit the bonus that they name, once, by the button or by the code", async () => {
    const bonus = async () => (await player.get("/web-api/user/accounts")).body.bonuses[0].money;
    const codes = {
      welcome: "WELCOME",
      "cricket-week": "CRICKET",
      derby: "DERBY",
      club: "NORRVIK",
    };
    const { items } = (await player.get("/web-api/promotions?lng=en")).body;
    expect(items.map(({ id }: { id: string }) => id)).toEqual(Object.keys(codes));
    for (const { id, isJoinNeeded } of items as {
      id: keyof typeof codes;
      isJoinNeeded: boolean;
    }[]) {
      const promocode = codes[id];
      const { html } = (await player.get(`/web-api/promotions/${id}?lng=en`)).body;
      expect(html).toContain(`<strong>${promocode}</strong>`);
      const [, euros] = /€(\d+) of bonus money/.exec(html) ?? [];
      const join = () => player.post(`/web-api/promotions/${id}/join`, {});
      const activate = () => player.post("/web-api/promo-codes/activate", { promocode });
      const before = await bonus();
      expect((await join()).status).toBe(isJoinNeeded ? 200 : 404);
      expect((await activate()).status).toBe(isJoinNeeded ? 409 : 200);
      expect(await bonus()).toBe(before + Number(euros));
    }
  });
  it("are removed from the list when they are over, and cannot be joined any more", async () => {
    const list = async () => (await player.get("/web-api/promotions?lng=en")).body.items;
    const join = () => player.post("/web-api/promotions/cricket-week/join", {});
    expect(await list()).toContainEqual(expect.objectContaining({ id: "cricket-week" }));
    operator.pass(366 * 24 * 60 * minutes);
    player = await operator.signedIn();
    expect(await list()).not.toContainEqual(expect.objectContaining({ id: "cricket-week" }));
    expect((await join()).status).toBe(404);
  });
  it("have a frame that runs nothing and that only this site may embed [promo-001]", async () => {
    const { headers, body } = await player.get("/promo-frame/promotions/welcome?lng=en");
    const policy = (headers.get("Content-Security-Policy") ?? "").split("; ");
    expect(policy).toEqual(
      expect.arrayContaining(["default-src 'none'", "sandbox", "frame-ancestors 'self'"]),
    );
    expect(headers.get("X-Frame-Options")).toBe("SAMEORIGIN");
    expect(body).toContain("€20 to bet with, once");
    expect(body).not.toMatch(/<script|<a |href=|src=/);
    const other = await player.get("/web-api/promotions?lng=en");
    expect(other.headers.get("X-Frame-Options")).toBe("DENY");
  });
  it("have a picture each", async () => {
    const { body } = await player.get("/web-api/promotions?lng=en");
    for (const { imageUrl } of body.items) {
      const { status, headers } = await player.get(imageUrl);
      expect([status, headers.get("Content-Type")]).toEqual([200, "image/svg+xml"]);
    }
    expect((await player.get("/cdn/1/promo/nothing.svg")).status).toBe(404);
  });
});
