import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { drawMark } from "../brand/mark.ts";
import { writeGif } from "../brand/gif.ts";
import { writePng } from "../brand/png.ts";
import type { App, Call, Service } from "../http/environment.ts";
import { ApiError, invalid } from "../http/errors.ts";
import { cdnKept, sendFile, sendShared } from "../http/shared.ts";
import { fieldsOf, textOr } from "../json.ts";
import { dictionaries } from "../resources/dictionaries.ts";

const tenMinutes = "public, max-age=600";
const faviconSizes = [32, 192];
const iconPath = /^icons\/icon-(16|32|48|64|72|96|128|144|152|180|192|384|512)\.png$/;
const mostIds = 50;

/**
 * getDictionaries, getMediaResources, getPolicyLogo, getCdnAsset.
 * @param folder of the built client, whose images and styles are served under the CDN path; null if there is
 * none
 */
export function resourceCalls(app: App, service: Service, folder: string | null): void {
  app.get("/web-api/dictionaries/:lng", (call) => {
    const lng = languageInPath(call);
    const answer = namesIn(call).flatMap((name) => {
      const dictionary = Object.hasOwn(dictionaries, name) ? dictionaries[name] : undefined;
      if (dictionary === undefined) return [];
      const texts = Object.entries(dictionary).map(([key, text]) => [key, text[lng]]);
      return [[name, Object.fromEntries(texts)]];
    });
    return sendShared(call, tenMinutes, Object.fromEntries(answer));
  });

  app.get("/web-api/media-resources/:lng", (call) => {
    languageInPath(call);
    const icons = faviconSizes.map((size) => ({
      id: `favicon-${size}`,
      type: "icon",
      url: `/cdn/${service.appVersion}/icons/icon-${size}.png`,
      width: size,
      height: size,
    }));
    return sendShared(
      call,
      tenMinutes,
      namesIn(call).includes("favicon") ? { favicon: icons } : {},
    );
  });

  app.get("/web-api/policy/logo.agif", (call) =>
    sendFile(call, "public, max-age=86400", "image/gif", policyLogo()),
  );

  app.get("/cdn/:version/:path{.+}", async (call) => {
    const { version, path } = call.req.param();
    const asset = version === service.appVersion ? await assetAt(path, folder) : null;
    if (asset === null) throw new ApiError(404, 40);
    return sendFile(call, cdnKept, asset.type, asset.bytes);
  });
}

let drawnLogo: Uint8Array<ArrayBuffer> | null = null;
function policyLogo(): Uint8Array<ArrayBuffer> {
  drawnLogo ??= writeGif(drawMark(96), 96);
  return drawnLogo;
}

type Asset = { readonly type: string; readonly bytes: Uint8Array<ArrayBuffer> };

/** Icons are generated; `icons.svg` and `touchline.css` come from the built client. */
async function assetAt(path: string, folder: string | null): Promise<Asset | null> {
  const [, size] = iconPath.exec(path) ?? [];
  if (size !== undefined)
    return { type: "image/png", bytes: writePng(drawMark(Number(size)), Number(size)) };
  if (folder === null || (path !== "icons.svg" && path !== "touchline.css")) return null;
  const isSprite = path === "icons.svg";
  const file = isSprite ? await spriteIn(folder) : await firstStylesIn(folder);
  const bytes = file === null ? null : await readFile(join(folder, file)).catch(() => null);
  return bytes && { type: isSprite ? "image/svg+xml" : "text/css", bytes: new Uint8Array(bytes) };
}

async function spriteIn(folder: string): Promise<string | null> {
  const chunks = fieldsOf(JSON.parse(await readText(join(folder, ".vite/manifest.json"), "{}")));
  return textOr(fieldsOf(chunks["src/views/styles/icons.svg"])["file"], null);
}

/**
 * The styles of the first page, which contain the design tokens and base styles; found through the page
 * itself.
 */
async function firstStylesIn(folder: string): Promise<string | null> {
  const html = await readText(join(folder, "index.html"), "");
  return /<link rel="stylesheet"[^>]* href="\/(assets\/[\w-]+\.css)"/.exec(html)?.[1] ?? null;
}

const readText = (file: string, fallback: string): Promise<string> =>
  readFile(file, "utf8").catch(() => fallback);

/** @throws ApiError 400, code 11, if the path does not name a language. */
function languageInPath(call: Call) {
  const lng = call.req.param("lng") ?? "";
  if (!/^[a-z]{2}$/.test(lng)) throw invalid("lng", "pattern", "two letters expected");
  return lng === "ru" ? ("ru" as const) : ("en" as const);
}

/** @throws ApiError 400, code 11, without ids, with too many, or with an invalid one. */
function namesIn(call: Call): readonly string[] {
  const ids = (call.req.query("ids") ?? "").split(",", mostIds + 1);
  if (ids.length > mostIds || !ids.every((id) => /^[\w-]{1,64}$/.test(id)))
    throw invalid("ids", "pattern", `at most ${mostIds} names joined by commas expected`);
  return ids;
}
