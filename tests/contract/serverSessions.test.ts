import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Client, type Operator, startOperator } from "../server/operator.ts";
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

const path = "/web-api/office/sessions";

describe("the reference server's log-in sessions match the contract", () => {
  it("for a list, in every language and by pages", async () => {
    operator.pass(1000);
    const second = await operator.signedIn();
    for (const lng of ["en", "ru"])
      await check("listSessions", player.get(path, { "X-Language": lng }));
    const { body } = await check("listSessions", second.get(`${path}?limit=1`));
    expect(body).toMatchObject({
      items: [{ isCurrent: true, isActive: true, ip: "127.0.0.1", countryCode: null }],
      nextPageToken: expect.stringContaining(body.items[0].id),
    });
    const next = await check(
      "listSessions",
      second.get(`${path}?limit=1&pageToken=${body.nextPageToken}`),
    );
    expect(next.body).toMatchObject({ items: [{ isCurrent: false }], nextPageToken: null });
    for (const query of [
      "limit=0",
      "limit=101",
      "limit=x",
      "pageToken=",
      "pageToken=7",
      "pageToken=7.x",
    ])
      await check("listSessions", player.get(`${path}?${query}`), 400);
    await check("listSessions", visitor.get(path), 401);
    await check("listSessions", player.get(path, { Authorization: "" }), 401);
  });

  it("for the end of one session", async () => {
    const other = await operator.signedIn();
    const own = async (by: Client): Promise<string> =>
      (await by.get(path)).body.items.find((item: { isCurrent: boolean }) => item.isCurrent).id;
    const end = (id: string, by = player) => by.delete(`${path}/${id}`);
    const id = await own(other);
    await check("endSession", end(id, visitor), 401);
    await check("endSession", end(id));
    await check("endSession", end(id, other), 401);
    const again = await check("endSession", end(id), 404);
    expect(again.body.code).toBe(40);
    for (const unknown of ["s_81", "%20", "s_81%2F..", "x".repeat(3000)])
      await check("endSession", end(unknown), 404);
  });

  it("for the end of all others, and of itself", async () => {
    const other = await operator.signedIn();
    await check("endOtherSessions", visitor.delete(path), 401);
    await check("endOtherSessions", player.delete(path));
    await check("listSessions", other.get(path), 401);
    const { body } = await check("listSessions", player.get(path));
    const current = body.items.find((item: { isCurrent: boolean }) => item.isCurrent);
    const ended = await check("endSession", player.delete(`${path}/${current.id}`));
    expect(ended.headers.get("Clear-Site-Data")).toBe('"cache"');
    expect(player.cookie).not.toMatch(/session=/);
    await check("listSessions", player.get(path), 401);
  });
});
