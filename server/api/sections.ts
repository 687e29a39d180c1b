import { getMimeType } from "hono/utils/mime";
import type { App, Call, Service } from "../http/environment.ts";
import { readFields } from "../http/body.ts";
import { ApiError, invalid } from "../http/errors.ts";
import { pageLanguage } from "../http/query.ts";
import { sendFile } from "../http/shared.ts";
import { fieldsOf } from "../json.ts";
import { isSectionName } from "../sections/host.ts";
import { isOfTheClient } from "../sections/shown.ts";
import { siteConfig } from "./config.ts";

const mostPathLength = 1000;

/** loadSection, loadSectionWithComponents, checkSectionHealth, and the public files of sections. */
export function sectionCalls(app: App, service: Service): void {
  const { sections, sectionsDown } = service;

  app.get("/sections/:section/*", (call) => sendSection(service, call, null));

  app.post("/sections/:section/*", async (call) => {
    const { components } = await readFields(call);
    if (components === undefined) throw invalid("components", "required", "components expected");
    return sendSection(service, call, components);
  });

  app.get("/sections-assets/:section/:file", (call) => {
    const { section, file } = call.req.param();
    const asset = sections.asset(section, file);
    if (asset === null) throw new ApiError(404, 40);
    // Public code, the same for everybody: any page may load it as a module, which requires CORS, but without
    // cookies.
    call.header("Access-Control-Allow-Origin", "*");
    call.header("Cross-Origin-Resource-Policy", "cross-origin");
    const cacheControl = asset.isHashed
      ? "public, max-age=31536000, immutable"
      : "public, no-cache";
    return sendFile(
      call,
      cacheControl,
      getMimeType(file) ?? "application/octet-stream",
      asset.bytes,
    );
  });

  app.get("/sections-health/:section", (call) => {
    const section = call.req.param("section");
    const version = versionOf(service, section);
    if (version === null) throw new ApiError(404, 40);
    call.header("Cache-Control", "no-store");
    return call.json({ section, isReady: !sectionsDown.has(section), version });
  });
}

/**
 * The version of a section of this host, of the built client, or of a host named in the site config; null if
 * there is none.
 */
function versionOf(service: Service, section: string): string | null {
  if (!isSectionName(section)) return null;
  const hosted = service.sections.versionOf(section);
  if (hosted !== null) return hosted;
  const { sections } = fieldsOf(siteConfig(service, "MT")["remoteSections"]);
  const isKnown = isOfTheClient(section) || Object.hasOwn(fieldsOf(sections), section);
  return isKnown ? service.appVersion : null;
}

function sendSection(service: Service, call: Call, components: unknown): Response {
  checkHeaders(call);
  const section = call.req.param("section") ?? "";
  const lng = call.req.query("lng") === undefined ? languageAsked(call) : pageLanguage(call);
  const path = pathIn(call, section);
  // Only an existing section can be down.
  const exists = service.sections.versionOf(section) !== null;
  if (exists && service.sectionsDown.has(section)) throw new ApiError(503, 1);
  const isForceSpa = call.req.header("X-Force-Spa") === "1";
  const data = service.sections.answer(section, { path, lng, isForceSpa, components });
  if (data === null) throw new ApiError(404, 40);
  call.header("Cache-Control", "no-store");
  return call.json(data);
}

const languageAsked = (call: Call) => (call.req.header("X-Language") === "ru" ? "ru" : "en");

/** @throws ApiError 400, code 11, for a version or mode that this host does not support. */
function checkHeaders(call: Call): void {
  const headerRules: readonly (readonly [name: string, only: string, isRequired: boolean])[] = [
    ["X-Render-Mode", "json", true],
    ["X-Api-Version", "v2", true],
    ["X-Force-Spa", "1", false],
  ];
  for (const [name, only, isRequired] of headerRules) {
    const value = call.req.header(name);
    if (value === undefined ? isRequired : value !== only)
      throw invalid(name, value === undefined ? "required" : "const", `${only} expected`);
  }
}

function pathIn(call: Call, section: string): string {
  const path = call.req.path.slice(`/sections/${section}/`.length);
  if (path.length > mostPathLength) throw new ApiError(404, 40);
  return path;
}
