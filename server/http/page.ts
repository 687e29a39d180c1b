import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { extname, join, normalize } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { serveStatic } from "@hono/node-server/serve-static";
import { compress } from "hono/compress";
import { fieldsOf } from "../json.ts";
import { rightAddress } from "./address.ts";
import type { App, Call, Env } from "./environment.ts";
import { ApiError } from "./errors.ts";
import { pagePolicy, reportingEndpoints } from "./pagePolicy.ts";
import { inlineJson } from "../sections/host.ts";
import { isPageOfTheClient } from "../sections/shown.ts";
import type { PageSite } from "./pageSite.ts";

/** Serves a built client: files as they are, and the page for every other address that a browser requests. */
export function servePage(
  app: App,
  folder: string,
  isProduction: boolean,
  site: PageSite,
  content: PageContent | null,
): void {
  // The build puts a Brotli copy next to each script and style sheet.
  const files = serveStatic<Env>({ root: folder, precompressed: true });

  app.get("*", compress({ threshold: 0 }), async (call) => {
    const path = pathOf(call);
    if (path !== null && isPagePath(path, call))
      return (
        (await rightAddress(call, site)) ??
        (await sendPage(call, folder, site, content ?? noContent))
      );
    if (path === "/manifest.webmanifest") return sendManifest(call, folder, await site.brandName());
    const isPublic = path !== null && !isForTools(path, isProduction);
    const file = isPublic ? await files(call, async () => {}) : undefined;
    if (file === undefined) {
      if (!isForPerson(call, path)) throw new ApiError(404, 40);
      call.status(404);
      return sendPage(call, folder, site, noContent);
    }
    const isHashed = path?.startsWith("/assets/");
    file.headers.set(
      "Cache-Control",
      isHashed ? "public, max-age=31536000, immutable" : "no-cache",
    );
    if (path === "/sw.js") file.headers.set("Content-Security-Policy", workerPolicy);
    return file;
  });
}

/** The page with a fresh nonce, never cached. */
async function sendPage(
  call: Call,
  folder: string,
  site: PageSite,
  content: PageContent,
): Promise<Response> {
  const html = await readFile(join(folder, "index.html"), "utf8");
  const nonce = randomBytes(16).toString("base64");
  call.header("Content-Security-Policy", pagePolicy(nonce, await site.sectionOrigins()));
  call.header("Reporting-Endpoints", reportingEndpoints);
  call.header("Cache-Control", "no-store");
  const first = site.firstAnswer(call);
  // The client shows its "not found" page there.
  const path = pathOf(call);
  if (path === null || !isPageOfTheClient(withinSite(path))) call.status(404);
  call.header("Content-Type", "text/html; charset=UTF-8");
  // No nonce comes into what others wrote: content and answers are put in afterwards.
  const page = withAnswer(html.replaceAll("__NONCE__", nonce), first);
  const rendered = await content(call, page);
  if (rendered === null) return call.body(page);
  // Nothing in it depends on who asks, unless the answer for a section of theirs is in it too.
  if (first === null) call.header("Touchline-Keep", "first-screen");
  return sendPacked(call, rendered);
}

/** The page with its content; null: it goes out without. */
export type PageContent = (call: Call, html: string) => Promise<string | null>;
const noContent: PageContent = async () => null;

const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** A page with content is large: Brotli is smaller than the gzip of other pages at the same price. */
async function sendPacked(call: Call, html: string): Promise<Response> {
  call.header("Vary", "Accept-Encoding", { append: true });
  if (!/\bbr\b/.test(call.req.header("Accept-Encoding") ?? "")) return call.body(html);
  call.header("Content-Encoding", "br");
  return call.body(new Uint8Array(await promisify(brotliCompress)(html, quickly)));
}

/**
 * The page with its section's answer embedded: data that no policy needs to allow, because none of it runs.
 */
function withAnswer(html: string, first: ReturnType<PageSite["firstAnswer"]>): string {
  if (first === null) return html;
  const { section, answer } = first;
  const data = `<script type="application/json" data-section="${section}">${inlineJson(answer)}</script>`;
  const end = html.lastIndexOf("</body>");
  return end === -1 ? html + data : html.slice(0, end) + data + html.slice(end);
}

/** The worker may fetch only files and pages of this origin. */
const workerPolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

/** The web app manifest with the operator's brand name. */
async function sendManifest(call: Call, folder: string, name: string | null): Promise<Response> {
  const text = await readFile(join(folder, "manifest.webmanifest"), "utf8").catch(() => {
    throw new ApiError(404, 40);
  });
  call.header("Content-Type", "application/manifest+json");
  call.header("Cache-Control", "no-cache");
  if (name === null) return call.body(text);
  return call.body(JSON.stringify({ ...fieldsOf(JSON.parse(text)), name, short_name: name }));
}

/** The requested path; null if it is invalid. */
function pathOf(call: Call): string | null {
  try {
    return normalize(decodeURIComponent(new URL(call.req.url).pathname));
  } catch {
    return null;
  }
}

/** Files that are only for tools. */
const isForTools = (path: string, isProduction: boolean): boolean =>
  /(^|[/\\])\./.test(path) || (isProduction && path.endsWith(".map"));

/** A person at an unknown address gets the page, which explains it in their language. */
const isForPerson = (call: Call, path: string | null): boolean =>
  path?.startsWith("/assets/") !== true && (call.req.header("Accept") ?? "").includes("text/html");

/** A missing script must stay missing: only addresses without a file extension belong to the page. */
function isPagePath(path: string, call: Call): boolean {
  if (path === "/" || path === "/index.html") return true;
  if (extname(path) !== "") return false;
  const accept = call.req.header("Accept") ?? "*/*";
  // A client that accepts anything, such as a link preview, gets the existing pages.
  return (
    accept.includes("text/html") || (accept.includes("*/*") && isPageOfTheClient(withinSite(path)))
  );
}

/** A path without its language and trailing slash. */
const withinSite = (path: string): string =>
  path.replace(/^\/[a-z]{2}(?=\/|$)/, "").replace(/\/+$/, "");
