import type { Texts } from "../feed/types.ts";
import { type App, type Call, languageOf, type Service } from "../http/environment.ts";
import { ApiError, invalid } from "../http/errors.ts";
import { playerOf } from "../http/identity.ts";
import { naturalIn } from "../http/query.ts";
import { loginSessionsOf, openSessionOf, type Place } from "../players/loginSessions.ts";
import { closeOtherSessions, closeSession } from "../players/sessions.ts";
import { signOut } from "./sessionCookies.ts";

const pageSize = 20;
const largestPage = 100;

const unknownDevice: Texts = { en: "Unknown device", ru: "Неизвестное устройство" };
const unknownBrowser: Texts = { en: "Unknown browser", ru: "Неизвестный браузер" };

/** listSessions, endOtherSessions, endSession. */
export function loginSessionCalls(app: App, service: Service): void {
  const { store } = service;
  const path = "/web-api/office/sessions";

  app.get(path, (call) => {
    const { id: currentId, playerId } = playerOf(service, call);
    const limit = limitIn(call);
    const page = { before: placeIn(call), limit: limit + 1 };
    const found = loginSessionsOf(store, playerId, page, service.now());
    const shown = found.slice(0, limit);
    const last = shown.at(-1);
    const lng = languageOf(call);
    const items = shown.map(({ sessionId, device, browser, ip, ...session }) => ({
      id: session.id,
      startedAt: Math.floor(session.startedAt / 1000),
      lastActiveAt: Math.floor(session.lastActiveAt / 1000),
      device: device ?? unknownDevice[lng],
      browser: browser ?? unknownBrowser[lng],
      // Unknown for a session from before this list, until it is used again.
      ip: ip ?? "",
      // This server does not know where addresses are.
      countryCode: null,
      isCurrent: sessionId === currentId,
      isActive: session.isActive,
    }));
    const hasMore = found.length > limit && last !== undefined;
    call.header("Cache-Control", "no-store");
    return call.json({ items, nextPageToken: hasMore ? tokenOf(last) : null });
  });

  app.delete(path, (call) => {
    const { id, playerId } = playerOf(service, call);
    closeOtherSessions(store, playerId, id, service.now());
    return call.json({ success: true, message: "" });
  });

  app.delete(`${path}/:sessionId`, (call) => {
    const { id: currentId, playerId } = playerOf(service, call);
    const publicId = call.req.param("sessionId");
    const id = openSessionOf(store, playerId, publicId, service.now());
    if (id === null) throw new ApiError(404, 40);
    if (id === currentId) signOut(service, call, id);
    else closeSession(store, id, service.now());
    return call.json({ success: true, message: "" });
  });
}

/** @throws ApiError 400, code 11, if it is not 1 to 100. */
function limitIn(call: Call): number {
  const limit = naturalIn(call, "limit") ?? pageSize;
  if (limit < 1 || limit > largestPage)
    throw invalid("limit", "range", `1 to ${largestPage} expected`);
  return limit;
}

const tokenOf = ({ startedAt, id }: Place): string => `${startedAt}.${id}`;

/** @throws ApiError 400, code 11, if it is not a token of ours. */
function placeIn(call: Call): Place | null {
  const token = call.req.query("pageToken");
  if (token === undefined) return null;
  const [, startedAt, id] = /^(\d{1,15})\.(s_[\w-]{1,40})$/.exec(token) ?? [];
  if (startedAt === undefined || id === undefined)
    throw invalid("pageToken", "unknown", "nextPageToken of another page expected");
  return { startedAt: Number(startedAt), id };
}
