import { getCookie } from "hono/cookie";
import type { Call } from "./environment.ts";
import { rightSegments } from "./language.ts";
import type { PageSite } from "./pageSite.ts";

const bareGame = /^(fortuna|chest|memory|safe|lottery|dragon)(-bonus)?$/;

/**
 * Redirects a browser to the canonical address of a page: with a language segment that the site accepts
 * (302), and from old game addresses to current ones (301). Null if the address is already canonical. The
 * target is always a path of this origin: its first segment is a language, not client input. [i18n-002]
 * [route-games-005]
 */
export async function rightAddress(call: Call, site: PageSite): Promise<Response | null> {
  const { pathname, search } = new URL(call.req.url);
  const requested = pathname
    .split("/")
    .filter((segment) => segment !== "" && segment !== "index.html");
  const languages = await site.languages();
  const canonical =
    languages === null
      ? null
      : rightSegments(requested, languages, {
          cookie: getCookie(call, "lng"),
          acceptLanguage: call.req.header("Accept-Language"),
          isPlayer: site.isPlayer(call),
        });
  const segments = canonical ?? requested;
  const game = await currentGamePath(segments.slice(1), site);
  if (game === null && canonical === null) return null;
  call.header("Vary", "Accept-Language, Cookie");
  const target = game === null ? segments : [segments[0] ?? "en", ...game];
  return call.redirect(`/${target.join("/")}${search}`, game === null ? 302 : 301);
}

/** The target of an old game address; null for all other addresses. [route-games-006] [route-games-007] */
async function currentGamePath(
  path: readonly string[],
  site: PageSite,
): Promise<readonly string[] | null> {
  const [first = "", second] = path;
  const isEntrance = first === "allgamesentrance" && path.length <= 2;
  if (!isEntrance && !(path.length === 1 && bareGame.test(first))) return null;
  const name = isEntrance ? second : first;
  const route = name === undefined ? null : await site.currentGame(name);
  return route === null ? ["games"] : ["games", route];
}
