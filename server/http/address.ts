import { getCookie } from "hono/cookie";
import type { Call } from "./environment.ts";
import { rightSegments } from "./language.ts";
import type { PageSite } from "./pageSite.ts";

const bareGame = /^(fortuna|chest|memory|safe|lottery|dragon)(-bonus)?$/;

/**
 * Redirects a browser to the canonical address of a page: with a language segment that the site accepts
 * (302), from old game addresses to current ones (301), and from an offer to its bonus where the site does so (302). Null if the address is already canonical. The
 * target is always a path of this origin: its first segment is a language, not client input. [i18n-002]
 * [route-games-005] [routing-013]
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
  const path = segments.slice(1);
  const game = await currentGamePath(path, site);
  const bonus = await bonusPath(path, site);
  if (game === null && bonus === null && canonical === null) return null;
  call.header("Vary", "Accept-Language, Cookie");
  const target = [segments[0] ?? "en", ...(game ?? bonus ?? path)];
  return call.redirect(`/${target.join("/")}${search}`, game === null ? 302 : 301);
}

/** The bonus of an offer, if the site shows that instead; else null. */
async function bonusPath(
  [first, second, id, ...more]: readonly string[],
  site: PageSite,
): Promise<readonly string[] | null> {
  const isOffer = first === "bonus" && second === "offer" && id !== undefined && more.length === 0;
  return isOffer && (await site.isOfferSentToBonus()) ? ["bonus", id] : null;
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
