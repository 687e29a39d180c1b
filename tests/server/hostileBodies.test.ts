import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { type Operator, startOperator } from "./operator.ts";

let operator: Operator;
beforeAll(async () => {
  operator = await startOperator();
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => operator.close());

const nested = (levels: number, inner = "1") =>
  `{"a":${"[".repeat(levels)}${inner}${"]".repeat(levels)}}`;

describe("a body nested thousands of levels deep", () => {
  it("is refused as malformed before anything traverses it", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const player = await operator.signedIn();
    const headers = { "X-Idempotency-Key": randomUUID() };
    for (const body of [nested(8000), nested(30_000), "[".repeat(60_000), nested(33)]) {
      const { status, body: answer } = await player.post("/web-api/coupon/place", body, headers);
      expect([status, answer.code]).toEqual([400, 10]);
    }
    expect(log).not.toHaveBeenCalled();
  });

  it("is distinguished from brackets inside a text", async () => {
    const visitor = operator.visitor();
    const text = `\\"\\\\${"[{".repeat(100)}`;
    const { body } = await visitor.post("/web-api/coupon/place", nested(20, `"${text}"`), {
      "X-Idempotency-Key": randomUUID(),
    });
    expect(body.code).toBe(20);
    const login = await visitor.post(
      "/web-api/auth/login",
      `{"uLogin":"${"[".repeat(99)}","uPassword":"eA==","save":false}`,
    );
    expect(login.body.code).toBe(1001);
  });
});

it("a body that is cut off by its sender does not fill the log", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { port } = new URL(operator.url);
  const paths = [
    "/web-api/auth/login",
    "/web-api/diagnostics/csp-reports",
    "/web-api/diagnostics/event-logs",
    "/web-api/support/email",
  ];
  const { cookie } = await (async () => {
    const visitor = operator.visitor();
    await visitor.get("/web-api/session");
    return visitor;
  })();
  for (const path of paths) {
    const socket = connect(Number(port), "127.0.0.1");
    await once(socket, "connect");
    const head = [
      `POST ${path} HTTP/1.1`,
      `Host: localhost:${port}`,
      `Origin: http://localhost:${port}`,
      `Cookie: ${cookie}`,
      "Content-Type: multipart/form-data; boundary=x",
      ...(path.endsWith("logs") ? ["Content-Encoding: gzip"] : []),
      "Content-Length: 1000",
    ];
    socket.write(`${head.join("\r\n")}\r\n\r\n{"a":`);
    // The server has started to read once it answers another call that arrived later.
    await operator.visitor().get("/web-api/app-version");
    socket.destroy();
    await once(socket, "close");
  }
  for (let time = 0; time < 3; time += 1) await operator.visitor().get("/web-api/app-version");
  expect(log.mock.calls.map(([error]) => String(error))).toEqual([]);
});
