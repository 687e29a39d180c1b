import { createHash } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { compress } from "hono/compress";
import type { Call } from "./environment.ts";

/** Files of a version never change (contract, getCdnAsset). */
export const cdnKept = "public, max-age=31536000, immutable";

const pack = compress({ threshold: 1024 });

/**
 * Compresses only answers that vary by Accept-Encoding: those that are the same for everybody. A player's own
 * answers are small, and uncompressed secrets cannot leak through their compressed size.
 */
export const packed: MiddlewareHandler = async (call, next) => {
  await next();
  if (call.res.headers.get("Vary")?.includes("Accept-Encoding")) await pack(call, async () => {});
};

/** Answers a call that is the same for everybody: ETag, 304, Cache-Control, compressed. */
export function sendShared(call: Call, cacheControl: string, answer: object): Response {
  const body = JSON.stringify(answer);
  const etag = etagOf(body);
  call.header("Cache-Control", cacheControl);
  call.header("ETag", etag);
  call.header("Vary", "Accept-Encoding", { append: true });
  if (isCached(call.req.header("If-None-Match"), etag)) return call.body(null, 304);
  call.header("Content-Type", "application/json; charset=UTF-8");
  call.header("Content-Length", String(Buffer.byteLength(body)));
  return call.body(body);
}

/** Answers with a file that is the same for everybody: ETag, 304, Cache-Control. */
export function sendFile(
  call: Call,
  cacheControl: string,
  type: string,
  bytes: Uint8Array<ArrayBuffer>,
): Response {
  const etag = etagOf(bytes);
  call.header("Cache-Control", cacheControl);
  call.header("ETag", etag);
  if (isCached(call.req.header("If-None-Match"), etag)) return call.body(null, 304);
  call.header("Content-Type", type);
  return call.body(bytes);
}

const etagOf = (body: string | Uint8Array): string =>
  `"${createHash("sha1").update(body).digest("base64url").slice(0, 20)}"`;

function isCached(ifNoneMatch: string | undefined, etag: string): boolean {
  return (ifNoneMatch ?? "").split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}
