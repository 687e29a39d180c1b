import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import type { Call } from "./environment.ts";

/** Files of a version never change (contract, getCdnAsset). */
export const cdnKept = "public, max-age=31536000, immutable";

const gzipFromBytes = 1024;

/** Answers a call that is the same for everybody: ETag, 304, Cache-Control, gzip. */
export function sendShared(call: Call, cacheControl: string, answer: object): Response {
  const body = JSON.stringify(answer);
  const etag = etagOf(body);
  call.header("Cache-Control", cacheControl);
  call.header("ETag", etag);
  call.header("Vary", "Accept-Encoding", { append: true });
  if (isKnown(call.req.header("If-None-Match"), etag)) return call.body(null, 304);
  call.header("Content-Type", "application/json; charset=UTF-8");
  if (body.length < gzipFromBytes || !call.req.header("Accept-Encoding")?.includes("gzip")) {
    return call.body(body);
  }
  call.header("Content-Encoding", "gzip");
  return call.body(new Uint8Array(gzipSync(body)));
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
  if (isKnown(call.req.header("If-None-Match"), etag)) return call.body(null, 304);
  call.header("Content-Type", type);
  return call.body(bytes);
}

const etagOf = (body: string | Uint8Array): string =>
  `"${createHash("sha1").update(body).digest("base64url").slice(0, 20)}"`;

function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  return (ifNoneMatch ?? "").split(",").some((known) => known.trim().replace(/^W\//, "") === etag);
}
