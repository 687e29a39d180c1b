import { appTexts, instructions } from "../content/apps.ts";
import { htmlOf } from "../content/markup.ts";
import type { App, Call, Service } from "../http/environment.ts";
import { ApiError } from "../http/errors.ts";
import { pageLanguage } from "../http/query.ts";
import { sendShared } from "../http/shared.ts";
import { drawQr } from "../qr/draw.ts";

const cacheControl = "public, max-age=300";

/** listApps, getAppInstruction, getAppQr: the site itself is the app, so the app's address is the site's. */
export function appCalls(app: App, { appVersion }: Pick<Service, "appVersion">): void {
  app.get("/web-api/apps", (call) => {
    const lng = pageLanguage(call);
    const items = appTexts.map(({ id, platform, title, qrName }) => ({
      id,
      platform,
      title: title[lng],
      version: appVersion,
      url: `/${lng}`,
      qrName,
      instructionId: id,
    }));
    return sendShared(call, cacheControl, { items });
  });

  app.get("/web-api/apps/instructions/:id", (call) => {
    const lng = pageLanguage(call);
    const instruction = instructions.find(({ id }) => id === call.req.param("id"));
    if (!instruction) throw new ApiError(404, 40);
    const { id, title, steps } = instruction;
    return sendShared(call, cacheControl, {
      id,
      title: title[lng],
      steps: steps.map((step) => ({ html: htmlOf(step[lng], lng), imageUrl: null })),
    });
  });

  app.get("/web-api/apps/qr-codes/:qrName", (call) => {
    const lng = pageLanguage(call);
    const qrName = call.req.param("qrName");
    if (!appTexts.some((app) => app.qrName === qrName)) throw new ApiError(404, 40);
    call.header("Vary", "X-Forwarded-Host, X-Forwarded-Proto");
    const url = `${originOf(call)}/${lng}/mobile`;
    const image = `data:image/svg+xml;base64,${Buffer.from(drawQr(url)).toString("base64")}`;
    return sendShared(call, cacheControl, { qrName, url, image });
  });
}

/** A host name with an optional port, short enough for a QR code. */
const hostName = /^[a-z\d.-]{1,64}(:\d{1,5})?$/i;

/** The origin that the client requested, before any proxy. */
function originOf(call: Call): string {
  const { protocol, host } = new URL(call.req.url);
  const scheme = call.req.header("X-Forwarded-Proto") ?? protocol.slice(0, -1);
  const forwardedHost = call.req.header("X-Forwarded-Host") ?? "";
  return `${scheme === "https" ? "https" : "http"}://${hostName.test(forwardedHost) ? forwardedHost : host}`;
}
