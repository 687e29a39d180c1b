import { createHash } from "node:crypto";
import { FieldReader, readFields } from "../http/body.ts";
import type { App, Service } from "../http/environment.ts";
import { invalid } from "../http/errors.ts";
import { pageLanguage } from "../http/query.ts";
import { sendShared } from "../http/shared.ts";
import { isFields } from "../json.ts";

const fingerprintLifeSec = 24 * 60 * 60;
const mostEvents = 100;

/** getConfigGroups, checkBlock, redirectLight, getFingerprintScript, createFingerprint, sendAnalytics. */
export function siteCalls(app: App, { site, now }: Service): void {
  app.get("/bff-api/config/group/get", (call) => {
    pageLanguage(call, "lang");
    const groups = call.req.query("groups") ?? "";
    if (!/^[\w-]+(,[\w-]+)*$/.test(groups))
      throw invalid("groups", "pattern", "names joined by commas expected");
    const body = groups.split(",").includes("experiments") ? { experiments: site.experiments } : {};
    return sendShared(call, "public, max-age=600, stale-while-revalidate=300", body);
  });

  app.post("/blocks-api/api/v2/block", async (call) => {
    const reader = new FieldReader(await readFields(call));
    reader.isTrue("auth");
    reader.text("url");
    reader.done();
    const { blockTemplateId } = site;
    return call.json({
      displayTypeId: blockTemplateId === null ? 0 : 1,
      templateTypeId: blockTemplateId ?? 0,
    });
  });

  app.post("/redirects-api/api/v1/redirect-light", async (call) => {
    const reader = new FieldReader(await readFields(call));
    const url = reader.text("url");
    if (!URL.canParse(url)) reader.fail("url", "format", "an absolute URL expected");
    reader.done();
    const { origin, pathname } = new URL(url);
    const target = site.redirects.get(pathname);
    return call.json(
      target === undefined
        ? { redirect: false, code: null, url: null, reasons: [], breadcrumbs: [] }
        : {
            redirect: true,
            code: 301,
            url: origin + target,
            reasons: ["legacy-path"],
            breadcrumbs: [pathname],
          },
    );
  });

  app.get("/web-api/fingerprint/script.js", (call) => {
    call.header("Cache-Control", "public, max-age=3600");
    const etag = `"${createHash("sha1").update(script).digest("base64url").slice(0, 20)}"`;
    call.header("ETag", etag);
    if (call.req.header("If-None-Match") === etag) return call.body(null, 304);
    call.header("Content-Type", "text/javascript; charset=UTF-8");
    return call.body(script);
  });

  app.post("/web-api/fingerprint", async (call) => {
    const { components } = await readFields(call);
    if (!isFields(components)) throw invalid("components", "type", "object expected");
    const hash = createHash("sha256").update(JSON.stringify(components)).digest("hex");
    return call.json({
      token: `fp_${hash.slice(0, 24)}`,
      componentsData: { v: 1, hash: hash.slice(0, 8) },
      expiresAt: Math.floor(now() / 1000) + fingerprintLifeSec,
    });
  });

  app.post("/fatman-api/:key", async (call) => {
    const fields = await readFields(call);
    const reader = new FieldReader(fields);
    reader.integer("source");
    const events = fields["events"];
    if (!Array.isArray(events) || events.length > mostEvents)
      reader.fail("events", "type", `a list of at most ${mostEvents} expected`);
    else if (!events.every(isEvent)) reader.fail("events", "shape", "id and at expected in each");
    reader.done();
    return call.body(null, 204);
  });
}

const isEvent = (event: unknown): boolean =>
  isFields(event) && Number.isSafeInteger(event["id"]) && Number.isSafeInteger(event["at"]);

/** Collects little: enough to tell two browsers apart, not to identify a person. */
const script = `window.TouchlineFingerprint = {
  run: async () => {
    const { language, hardwareConcurrency } = navigator;
    const { width, height, colorDepth } = screen;
    const timezone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const components = { language, hardwareConcurrency, width, height, colorDepth, timezone };
    const answer = await fetch("/web-api/fingerprint", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ components }),
    });
    if (!answer.ok) throw new Error("no fingerprint: " + answer.status);
    return answer.json();
  },
};
`;
