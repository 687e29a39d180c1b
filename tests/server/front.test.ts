import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Operator, startOperator } from "./operator.ts";

let operator: Operator;
let behindProxy: Operator;
beforeAll(async () => {
  operator = await startOperator();
  behindProxy = await startOperator({ proxies: 1 });
});
afterAll(async () => {
  for (const each of [operator, behindProxy]) await each.close();
});

const portOf = ({ url }: Operator): number => Number(new URL(url).port);
/** The status line and the body of a server's answer to exactly these bytes. */
function raw(at: Operator, lines: readonly string[], body = ""): Promise<string> {
  return new Promise((done, fail) => {
    const socket = connect(portOf(at), "127.0.0.1");
    let answer = "";
    socket.setEncoding("utf8");
    socket.on("data", (part: string) => {
      answer += part;
    });
    socket.on("close", () => done(answer));
    socket.on("error", fail);
    socket.end([...lines, "Connection: close", "", body].join("\r\n"));
  });
}
const statusOf = (answer: string): number => Number(answer.split(" ")[1]);
const local = (at: Operator): string => `localhost:${portOf(at)}`;

describe("a resource for this machine only", () => {
  const steer = (at: Operator, headers: readonly string[], version = "1.1", host = local(at)) => {
    const body = "{}";
    const start = [`POST /__control HTTP/${version}`, `Host: ${host}`, `Origin: http://${host}`];
    const rest = ["Content-Type: application/json", `Content-Length: ${body.length}`];
    return raw(at, [...start, ...headers, ...rest], body).then(statusOf);
  };

  it("is served to a direct request under a local name", async () => {
    expect(await steer(operator, [])).toBe(200);
    expect(await steer(operator, [], "1.1", "bets.example.org")).toBe(404);
  });

  it.each([
    ["X-Forwarded-For: 203.0.113.9"],
    ["X-Forwarded-For: 127.0.0.1"],
    ["X-Real-IP: 203.0.113.9"],
    ["Forwarded: for=203.0.113.9"],
    ["Via: 1.1 proxy"],
  ])("is not served behind a local proxy, which sends %s", async (header) => {
    expect(await steer(operator, [header])).toBe(404);
    for (const path of ["/__outbox", "/__reports", "/__control"]) {
      const asked = await raw(operator, [
        `GET ${path} HTTP/1.1`,
        `Host: ${local(operator)}`,
        header,
      ]);
      expect(statusOf(asked)).toBe(404);
    }
  });

  it("is not served behind nginx with its defaults, which uses HTTP/1.0 and sends no such header", async () => {
    expect(await steer(operator, [], "1.0")).toBe(404);
  });

  it("is served to this machine only behind our own proxy, whatever a sender claims", async () => {
    expect(await steer(behindProxy, ["X-Forwarded-For: 127.0.0.1"])).toBe(200);
    expect(await steer(behindProxy, ["X-Forwarded-For: 203.0.113.9"])).toBe(404);
    expect(await steer(behindProxy, ["X-Forwarded-For: 127.0.0.1, 203.0.113.9"])).toBe(404);
  });
});

describe("a change must come from the own origin", () => {
  const change = (at: Operator, headers: readonly string[], host = local(at)) =>
    raw(at, [
      "POST /web-api/auth/disconnect HTTP/1.1",
      `Host: ${host}`,
      "Content-Length: 0",
      ...headers,
    ]).then(statusOf);

  it("including the scheme", async () => {
    expect(await change(operator, [`Origin: http://${local(operator)}`])).toBe(200);
    expect(await change(operator, [`Origin: https://${local(operator)}`])).toBe(403);
    expect(await change(operator, [`Origin: http://${local(operator)}/`])).toBe(403);
    expect(await change(operator, [])).toBe(403);
  });

  it("as our own proxy names it, and as nobody else does", async () => {
    const proto = "X-Forwarded-Proto: https";
    const secure = `Origin: https://${local(behindProxy)}`;
    expect(await change(behindProxy, [secure, proto])).toBe(200);
    expect(await change(behindProxy, [secure])).toBe(403);
    expect(await change(operator, [`Origin: https://${local(operator)}`, proto])).toBe(403);
  });

  it("over TLS in production, except on this machine", async () => {
    const host = "bets.example.org";
    const real = await startOperator({ isProduction: true });
    expect(await change(real, [`Origin: https://${host}`], host)).toBe(200);
    expect(await change(real, [`Origin: http://${host}`], host)).toBe(403);
    expect(await change(real, [`Origin: http://${local(real)}`])).toBe(200);
    await real.close();
  });

  it("or the origin it was started with, whatever the proxy sends", async () => {
    const named = await startOperator({ origin: "https://bets.example.org", proxies: 1 });
    expect(await change(named, ["Origin: https://bets.example.org"])).toBe(200);
    expect(await change(named, [`Origin: http://${local(named)}`])).toBe(403);
    expect(await change(named, ["Origin: http://bets.example.org"])).toBe(403);
    await named.close();
  });
});

it("a request with two hosts is refused", async () => {
  const twice = [
    "GET /web-api/app-version HTTP/1.1",
    `Host: ${local(operator)}`,
    "Host: x.example",
  ];
  expect(statusOf(await raw(operator, twice))).toBe(400);
});

describe("a connection", () => {
  it("is kept longer than the 60 seconds of a proxy in front", async () => {
    const { headers } = await operator.visitor().get("/web-api/app-version");
    expect(headers.get("Keep-Alive")).toBe("timeout=65");
  });
});
