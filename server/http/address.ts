import { getCookie } from "hono/cookie";
import type { Call } from "./environment.ts";
import { rightSegments } from "./language.ts";
import type { PageSite } from "./pageSite.ts";

const bareGame = /^(fortuna|chest|memory|safe|lottery|dragon)(-bonus)?$/;

/**
 * Sends a browser to the address that a page has: with a language segment that the site accepts (302), and from old
 * addresses of games to those of today (301). Null when the address is right. What is sent is always a path of this
 * origin: its first segment is a language, not what was asked for. [i18n-002] [route-games-005]
 */
export async function rightAddress(call: Call, site: PageSite): Promise<Response | null> {
  const { pathname, search } = new URL(call.req.url);
  const asked = pathname.split("/").filter((part) => part !== "" && part !== "index.html");
  const languages = await site.languages();
  const right =
    languages === null
      ? null
      : rightSegments(asked, languages, {
          cookie: getCookie(call, "lng"),
          acceptLanguage: call.req.header("Accept-Language"),
          isPlayer: site.isPlayer(call),
        });
  const segments = right ?? asked;
  const game = await gameNow(segments.slice(1), site);
  if (game === null && right === null) return null;
  call.header("Vary", "Accept-Language, Cookie");
  const place = game === null ? segments : [segments[0] ?? "en", ...game];
  return call.redirect(`/${place.join("/")}${search}`, game === null ? 302 : 301);
}

/** Where an old address of a game leads; null for all other addresses. [route-games-006] [route-games-007] */
async function gameNow(path: readonly string[], site: PageSite): Promise<readonly string[] | null> {
  const [first = "", second] = path;
  const isEntrance = first === "allgamesentrance" && path.length <= 2;
  if (!isEntrance && !(path.length === 1 && bareGame.test(first))) return null;
  const name = isEntrance ? second : first;
  const route = name === undefined ? null : await site.currentGame(name);
  return route === null ? ["games"] : ["games", route];
}
