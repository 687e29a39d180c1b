import { randomBytes } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { extname, join, normalize, sep } from "node:path";
import { gzipSync } from "node:zlib";
import { fieldsOf } from "../json.ts";
import { rightAddress } from "./address.ts";
import type { App, Call } from "./environment.ts";
import { ApiError } from "./errors.ts";
import { typeOfFile } from "./fileTypes.ts";
import { pagePolicy, reportingEndpoints } from "./pagePolicy.ts";
import { inlineJson } from "../sections/host.ts";
import { isPageOfTheClient } from "../sections/shown.ts";
import type { PageSite } from "./pageSite.ts";

const packedTypes = /^(text|application)\/|svg/;

/** Serves a built client: files as they are, the page for every other address a browser goes to. */
export function servePage(app: App, folder: string, isProduction: boolean, site: PageSite): void {
  const packed = new Map<string, Bytes>();
  const brotli = new Map<string, Bytes | null>();

  app.get("*", async (call) => {
    const path = pathOf(call);
    if (path !== null && isPagePath(path, call))
      return (await rightAddress(call, site)) ?? (await sendPage(call, folder, site));
    const file = path === null ? null : publicFile(folder, path, isProduction);
    if (path === null || file === null || !(await isFile(file))) {
      if (!isForPerson(call, path)) throw new ApiError(404, 40);
      call.status(404);
      return sendPage(call, folder, site);
    }
    const type = typeOfFile(file);
    const isHashed = path.startsWith("/assets/");
    call.header("Content-Type", type);
    call.header("Cache-Control", isHashed ? "public, max-age=31536000, immutable" : "no-cache");
    if (path === "/sw.js") call.header("Content-Security-Policy", workerPolicy);
    if (isHashed && takes(call, "br")) {
      const known = brotli.get(file);
      const copy = known === undefined ? await builtCopy(file) : known;
      brotli.set(file, copy);
      if (copy !== null) return sendAs(call, "br", copy);
    }
    const stored = new Uint8Array(await readFile(file));
    const body = path === "/manifest.webmanifest" ? named(stored, await site.brandName()) : stored;
    if (!packedTypes.test(type)) return call.body(body);
    return sendPacked(call, body, (bytes) => {
      const known = (isHashed ? packed.get(file) : undefined) ?? new Uint8Array(gzipSync(bytes));
      if (isHashed) packed.set(file, known);
      return known;
    });
  });
}

type Bytes = Uint8Array<ArrayBuffer>;

/** Answers with the bytes as `pack` compresses them, to clients that accept gzip. */
function sendPacked(call: Call, body: Bytes, pack: (body: Bytes) => Bytes): Response {
  if (takes(call, "gzip")) return sendAs(call, "gzip", pack(body));
  call.header("Vary", "Accept-Encoding");
  return call.body(body);
}

/** Whether `encoding` is named in the request as one that can be read. */
const takes = (call: Call, encoding: string): boolean =>
  (call.req.header("Accept-Encoding") ?? "")
    .split(",")
    .some((each) => each.trim().split(";")[0] === encoding && !/;\s*q=0(\.0*)?\s*$/.test(each));

function sendAs(call: Call, encoding: string, body: Bytes): Response {
  call.header("Vary", "Accept-Encoding");
  call.header("Content-Encoding", encoding);
  return call.body(body);
}

/** The copy that the build has packed best, where there is one. */
const builtCopy = (file: string): Promise<Bytes | null> =>
  readFile(`${file}.br`).then(
    (bytes) => new Uint8Array(bytes),
    () => null,
  );

/** The page itself with a nonce of its own, never kept. */
async function sendPage(call: Call, folder: string, site: PageSite): Promise<Response> {
  const html = await readFile(join(folder, "index.html"), "utf8");
  const nonce = randomBytes(16).toString("base64");
  call.header("Content-Security-Policy", pagePolicy(nonce, await site.sectionOrigins()));
  call.header("Reporting-Endpoints", reportingEndpoints);
  call.header("Cache-Control", "no-store");
  const first = site.firstAnswer(call);
  // What the client shows there is its page "not found".
  const asked = pathOf(call);
  if (asked === null || !isPageOfTheClient(withinSite(asked))) call.status(404);
  call.header("Content-Type", "text/html; charset=UTF-8");
  const page = new TextEncoder().encode(withAnswer(html.replaceAll("__NONCE__", nonce), first));
  return sendPacked(call, page, (bytes) => new Uint8Array(gzipSync(bytes)));
}

/** The page with the answer of its section in it: data that no policy has to allow, for nothing of it runs. */
function withAnswer(html: string, first: ReturnType<PageSite["firstAnswer"]>): string {
  if (first === null) return html;
  const { section, answer } = first;
  const data = `<script type="application/json" data-section="${section}">${inlineJson(answer)}</script>`;
  const end = html.lastIndexOf("</body>");
  return end === -1 ? html + data : html.slice(0, end) + data + html.slice(end);
}

/** What the worker may fetch: files and pages of this origin. */
const workerPolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

/** The web app's manifest under the name of the operator's brand. */
function named(manifest: Uint8Array<ArrayBuffer>, name: string | null): Uint8Array<ArrayBuffer> {
  if (name === null) return manifest;
  const fields = fieldsOf(JSON.parse(new TextDecoder().decode(manifest)));
  return new TextEncoder().encode(JSON.stringify({ ...fields, name, short_name: name }));
}

/** The path that is asked for; null when it is none. */
function pathOf(call: Call): string | null {
  try {
    return normalize(decodeURIComponent(new URL(call.req.url).pathname));
  } catch {
    return null;
  }
}

/** The file of a path; null outside the folder and for what is there for tools only. */
function publicFile(folder: string, path: string, isProduction: boolean): string | null {
  const isForTools = /(^|[/\\])\./.test(path) || (isProduction && path.endsWith(".map"));
  const file = join(folder, path);
  return isForTools || !file.startsWith(folder + sep) ? null : file;
}

/** A person at an unknown address gets the page, which says so in their language. */
const isForPerson = (call: Call, path: string | null): boolean =>
  path?.startsWith("/assets/") !== true && (call.req.header("Accept") ?? "").includes("text/html");

/** A missing script must stay missing: only addresses without a file ending are the page's. */
function isPagePath(path: string, call: Call): boolean {
  if (path === "/" || path === "/index.html") return true;
  if (extname(path) !== "") return false;
  const accept = call.req.header("Accept") ?? "*/*";
  // A client that accepts anything, such as a link preview, gets the existing pages.
  return (
    accept.includes("text/html") || (accept.includes("*/*") && isPageOfTheClient(withinSite(path)))
  );
}

/** A path without its language and its last slash. */
const withinSite = (path: string): string =>
  path.replace(/^\/[a-z]{2}(?=\/|$)/, "").replace(/\/+$/, "");

async function isFile(file: string): Promise<boolean> {
  return stat(file).then(
    (found) => found.isFile(),
    () => false,
  );
}
