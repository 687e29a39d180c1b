import { randomBytes } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { extname, join, normalize, sep } from "node:path";
import { gzipSync } from "node:zlib";
import type { App, Call } from "./environment.ts";
import { ApiError } from "./errors.ts";

const contentTypes: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=UTF-8",
  ".html": "text/html; charset=UTF-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=UTF-8",
  ".json": "application/json; charset=UTF-8",
  ".map": "application/json; charset=UTF-8",
  ".mjs": "text/javascript; charset=UTF-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=UTF-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

const packedTypes = /^(text|application)\/|svg/;

/** Serves a built client: files as they are, the page for every other address a browser goes to. */
export function servePage(app: App, folder: string, isProduction: boolean): void {
  const packed = new Map<string, Uint8Array<ArrayBuffer>>();

  app.get("*", async (call) => {
    const path = pathOf(call);
    if (isPagePath(path, call)) return sendPage(call, folder);
    const file = join(folder, path);
    const isSecret = isProduction && path.endsWith(".map");
    if (isSecret || !file.startsWith(folder + sep) || !(await isFile(file)))
      throw new ApiError(404, 40);
    const type = contentTypes[extname(file)] ?? "application/octet-stream";
    const isHashed = path.startsWith("/assets/");
    call.header("Content-Type", type);
    call.header("Cache-Control", isHashed ? "public, max-age=31536000, immutable" : "no-cache");
    const body = new Uint8Array(await readFile(file));
    if (!packedTypes.test(type) || !call.req.header("Accept-Encoding")?.includes("gzip"))
      return call.body(body);
    call.header("Content-Encoding", "gzip");
    call.header("Vary", "Accept-Encoding");
    if (!isHashed) return call.body(new Uint8Array(gzipSync(body)));
    const known = packed.get(file) ?? new Uint8Array(gzipSync(body));
    packed.set(file, known);
    return call.body(known);
  });
}

/** The page itself with a nonce of its own, never kept. */
async function sendPage(call: Call, folder: string): Promise<Response> {
  const html = await readFile(join(folder, "index.html"), "utf8");
  const nonce = randomBytes(16).toString("base64");
  call.header("Content-Security-Policy", pagePolicy(nonce));
  call.header("Cache-Control", "no-store");
  return call.html(html.replaceAll("__NONCE__", nonce));
}

function pagePolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types touchline-sections",
  ].join("; ");
}

function pathOf(call: Call): string {
  try {
    return normalize(decodeURIComponent(new URL(call.req.url).pathname));
  } catch {
    throw new ApiError(404, 40);
  }
}

/** A missing script must stay missing: only addresses without a file ending are the page's. */
function isPagePath(path: string, call: Call): boolean {
  if (path === "/" || path === "/index.html") return true;
  return extname(path) === "" && (call.req.header("Accept") ?? "").includes("text/html");
}

async function isFile(file: string): Promise<boolean> {
  return stat(file).then(
    (found) => found.isFile(),
    () => false,
  );
}
