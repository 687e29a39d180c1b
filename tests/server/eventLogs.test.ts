import { randomBytes } from "node:crypto";
import { readdir } from "node:fs/promises";
import { request } from "node:http";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Client, type Operator, startOperator } from "./operator.ts";

const path = "/web-api/diagnostics/event-logs";
const header = '{"v":1}\n';
const day = 24 * 60 * 60_000;
const megabyte = 1024 * 1024;

/** Created before any connection is open: it takes longer than an idle one is kept. */
const bomb = new Uint8Array(gzipSync(header + "\n".repeat(140 * megabyte)));
let operator: Operator;
beforeAll(async () => {
  operator = await startOperator();
});
afterAll(() => operator.close());

const newcomer = async (at: Operator = operator): Promise<Client> => {
  const visitor = at.visitor();
  await visitor.get("/web-api/session");
  return visitor;
};
const upload = async (
  visitor: Client,
  body: Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = {},
  at: Operator = operator,
): Promise<Response> =>
  fetch(`${at.url}${path}?comment=slow`, {
    method: "POST",
    headers: { Origin: at.url, Cookie: visitor.cookie, "Content-Encoding": "gzip", ...headers },
    body,
  });
const packed = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(gzipSync(text));
/** Incompressible bytes after a header. */
const noise = (bytes: number): Uint8Array<ArrayBuffer> =>
  new Uint8Array(gzipSync(Buffer.concat([Buffer.from(header), randomBytes(bytes)]), { level: 0 }));

describe("an uploaded log", () => {
  it("is kept in a file beside the database for 30 days", async () => {
    // A separate site, because it catches up on a month of matches at once.
    const aged = await startOperator();
    const files = () => readdir(join(aged.folder, "event-logs")).catch(() => []);
    const visitor = await newcomer(aged);
    const { reportId } = (await (await upload(visitor, packed(header), {}, aged)).json()) as {
      reportId: string;
    };
    expect(await files()).toContain(`${reportId}.gz`);
    aged.pass(31 * day);
    const later = await newcomer(aged);
    expect((await later.get(`${path}/${reportId}`)).status).toBe(404);
    await upload(later, packed(header), {}, aged);
    expect(await files()).not.toContain(`${reportId}.gz`);
    await aged.close();
  });

  it("is counted in lines, without blank ones at the end", async () => {
    const visitor = await newcomer();
    for (const [text, lines] of [
      [header, 1],
      ['{"v":1}', 1],
      [`${header}{"n":1}\n\n{"n":2}\r\n \n\n`, 4],
    ] as const) {
      const right = await upload(visitor, packed(text), { "X-Log-Lines": String(lines) });
      expect(right.status).toBe(201);
      const wrong = await upload(visitor, packed(text), { "X-Log-Lines": String(lines + 1) });
      expect(wrong.status).toBe(400);
    }
  });

  it("is refused without a header, and when it is not gzip", async () => {
    const visitor = await newcomer();
    const headless = ["", "\n", "1\n", "[]\n", `{"v":"${"x".repeat(70_000)}"}\n`];
    for (const text of headless) expect((await upload(visitor, packed(text))).status).toBe(400);
    const broken = packed(header).slice(0, 12);
    expect((await upload(visitor, broken)).status).toBe(400);
    expect((await upload(visitor, new Uint8Array())).status).toBe(400);
  });

  it("that inflates too far stops early: 142 kB take no memory and no time from others", async () => {
    const visitor = await newcomer();
    expect(bomb.length).toBeLessThan(150_000);
    const before = process.memoryUsage().arrayBuffers;
    const [answer, meanwhile] = await Promise.all([
      upload(visitor, bomb),
      operator.visitor().get("/web-api/app-version"),
    ]);
    expect([answer.status, meanwhile.status]).toEqual([413, 200]);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(32 * megabyte);
  });

  it("that is too large is stopped at the limit, however it is sent", async () => {
    const visitor = await newcomer();
    const large = noise(6 * megabyte);
    expect((await upload(visitor, large)).status).toBe(413);
    expect(await inChunks(operator, visitor, large)).toBe(413);
  });

  it("that is refused is read before the answer, so that its connection can be reused", async () => {
    const call = request(`${operator.url}${path}`, {
      method: "POST",
      headers: { Origin: operator.url, "Content-Encoding": "gzip", "Content-Length": 4 },
    });
    let status: number | undefined;
    const answered = new Promise<void>((done, fail) => {
      call.on("error", fail);
      call.on("response", (answer) => {
        status = answer.statusCode;
        answer.resume().on("end", done);
      });
    });
    call.write("ab");
    // The next request is answered after the upload has been checked.
    for (let time = 0; time < 5; time += 1) await newcomer();
    expect(status).toBeUndefined();
    call.end("cd");
    await answered;
    expect(status).toBe(400);
  });

  it("is returned to its sender, and to this machine; compressed and plain", async () => {
    const far = await startOperator({ proxies: 1 });
    const from = (address: string) => ({ "X-Forwarded-For": address });
    const sender = await newcomer(far);
    const answer = await upload(sender, packed(header), from("203.0.113.9"), far);
    const { reportId } = (await answer.json()) as { reportId: string };
    const read = (client: Client, address: string, headers = {}) =>
      client.get(`${path}/${reportId}`, { ...from(address), ...headers });
    expect((await read(sender, "203.0.113.10")).body).toBe(header);
    const plain = await read(sender, "203.0.113.10", { "Accept-Encoding": "identity" });
    expect(plain.headers.get("Content-Encoding")).toBeNull();
    expect(plain.body).toBe(header);
    expect((await read(await newcomer(far), "203.0.113.9")).status).toBe(404);
    expect((await read(far.visitor(), "127.0.0.1")).body).toBe(header);
    await far.close();
  });
});

describe("the upload quota", () => {
  it("counts by session and by address, in number and in bytes, each reset after a day", async () => {
    const strict = await startOperator({ rateFactor: 1 });
    const statuses = async (visitor: Client, times: number, body = packed(header)) => {
      const all: number[] = [];
      for (let time = 0; time < times; time += 1)
        all.push((await upload(visitor, body, {}, strict)).status);
      return all;
    };
    const first = await newcomer(strict);
    expect(await statuses(first, 6)).toEqual([201, 201, 201, 201, 201, 429]);
    const refused = await upload(first, packed(header), {}, strict);
    expect(Number(refused.headers.get("Retry-After"))).toBe(day / 5 / 1000);
    // 14 more from the same address, whatever the session.
    const others = await Promise.all(Array.from({ length: 4 }, () => newcomer(strict)));
    const rest = (await Promise.all(others.map((visitor) => statuses(visitor, 5)))).flat();
    expect(rest.filter((status) => status === 201)).toHaveLength(15);
    strict.pass(day);
    const heavy = await newcomer(strict);
    expect(await statuses(heavy, 3, noise(4 * megabyte))).toEqual([201, 201, 429]);
    await strict.close();
  });
});

/** Sends a body without a length, until it is answered. */
function inChunks(at: Operator, visitor: Client, body: Uint8Array): Promise<number> {
  return new Promise((done, fail) => {
    const headers = { Origin: at.url, Cookie: visitor.cookie, "Content-Encoding": "gzip" };
    const call = request(`${at.url}${path}`, { method: "POST", headers }, (answer) => {
      answer.resume();
      done(answer.statusCode ?? 0);
    });
    call.on("error", fail);
    for (let start = 0; start < body.length; start += 65_536)
      call.write(body.subarray(start, start + 65_536));
    call.end();
  });
}
