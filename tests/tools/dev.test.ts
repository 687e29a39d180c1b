import { once } from "node:events";
import { createServer } from "node:http";
import { expect, it, onTestFinished } from "vitest";
import { startDev } from "../../tools/start/dev.ts";

it("with hot reload the server is told the sender's address, so that only this machine can control it", async () => {
  const senders: unknown[] = [];
  const server = createServer(({ headers }, answer) => {
    senders.push(headers["x-forwarded-for"]);
    answer.end("{}");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const dev = await startDev({ port: 0, host: "127.0.0.1" }, `http://127.0.0.1:${port}`);
  onTestFinished(async () => {
    await dev.close();
    server.close();
  });
  await fetch(`${dev.url}/__control`, { headers: { "X-Forwarded-For": "127.0.0.1" } });
  await fetch(`${dev.url}/web-api/app-version`);
  // The sender's claim is placed before what the page's own server has seen.
  expect(senders).toEqual([
    expect.stringMatching(/^127\.0\.0\.1,\s?(::ffff:)?127\.0\.0\.1$/),
    expect.stringMatching(/^(::ffff:)?127\.0\.0\.1$/),
  ]);
});
