import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { once } from "node:events";
import { Storm } from "./storm.ts";
import { widened } from "./widened.ts";

export type Site = {
  readonly url: string;
  readonly storm: Storm;
  close(): Promise<void>;
};

const feedList = /^\/live-feed\/v1\/games\?/;
const ownPage = /^\/bench\/([\w./-]+)$/;

/**
 * One address for all contenders: what they are built of, the reference server behind it, and between the two a storm that
 * changes prices of the live list. @param behind URL of the reference server @param contenders folder of their builds
 */
export async function openSite(behind: string, contenders: string): Promise<Site> {
  const storm = new Storm();
  const server = createServer((asked, answer) => {
    const path = asked.url ?? "/";
    const page = ownPage.exec(path.split("?")[0] ?? "")?.[1];
    if (page !== undefined) return void sendFile(join(contenders, page), answer);
    if (!feedList.test(path)) return void passOn(behind, asked, answer);
    void answerFeed(behind, storm, asked, answer);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    storm,
    close: async () => {
      storm.stop();
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

/** Whole lists come from the reference server; changes to them are the storm's, which blows or not. */
async function answerFeed(
  behind: string,
  storm: Storm,
  asked: IncomingMessage,
  answer: ServerResponse,
): Promise<void> {
  const path = asked.url ?? "/";
  const since = new URL(path, behind).searchParams.get("since");
  if (since !== null) return void sendJson(await storm.changes(Number(since)), answer);
  const { origin: _, ...headers } = asked.headers as Record<string, string>;
  const whole = await fetch(behind + path, {
    headers: { ...headers, "accept-encoding": "identity" },
  });
  const text = widened(await whole.text());
  storm.learn(text);
  sendJson(text, answer);
}

function sendJson(text: string, answer: ServerResponse): void {
  answer.writeHead(200, { "content-type": "application/json", "cache-control": "no-store" });
  answer.end(text);
}

function passOn(behind: string, asked: IncomingMessage, answer: ServerResponse): void {
  const { method, headers } = asked;
  const onward = request(behind + (asked.url ?? "/"), { method, headers }, (received) => {
    answer.writeHead(received.statusCode ?? 502, received.headers);
    received.pipe(answer);
  });
  onward.on("error", () => answer.destroy());
  asked.pipe(onward);
}

const types: Readonly<Record<string, string>> = {
  html: "text/html; charset=utf-8",
  js: "text/javascript",
  css: "text/css",
};

async function sendFile(file: string, answer: ServerResponse): Promise<void> {
  const body = await readFile(file).catch(() => null);
  answer.writeHead(body === null ? 404 : 200, {
    "content-type": types[file.split(".").at(-1) ?? ""] ?? "application/octet-stream",
    "cache-control": "public, max-age=600",
  });
  answer.end(body);
}
