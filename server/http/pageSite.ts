import { siteConfig } from "../api/config.ts";
import { ownGames } from "../games/games.ts";
import { fieldsOf, isFields, listOf, textOr } from "../json.ts";
import { getCookie } from "hono/cookie";
import type { Call, Service } from "./environment.ts";
import { sessionOf } from "./identity.ts";
import type { Languages } from "./language.ts";
import { firstAnswer } from "../sections/first.ts";
import type { SectionData } from "../sections/host.ts";
import { sectionOrigins } from "../sections/origins.ts";

/** What the page server needs to know about the site to redirect a browser to the right address. */
export type PageSite = {
  /** null if currently unknown: addresses then stay as they are. */
  languages(): Promise<Languages | null>;
  isPlayer(call: Call): boolean;
  /** Name of the operator's brand; null if currently unknown. */
  brandName(): Promise<string | null>;
  /** The current route of a game; null if there is none. [games-003] */
  currentGame(name: string): Promise<string | null>;
  /** Whether the page of an offer leads on to that of its bonus. [routing-013] */
  isOfferSentToBonus(): Promise<boolean>;
  /** Origins that remote sections may be loaded from. */
  sectionOrigins(): Promise<readonly string[]>;
  /** The answer of the remote section on this page, if it is available without a request; else null. */
  firstAnswer(call: Call): { readonly section: string; readonly answer: SectionData } | null;
};

type NamedGame = { readonly route: string; readonly oldRoute: string | null };

export const ownPageSite = (service: Service): PageSite => ({
  languages: async () => languagesIn(siteConfig(service, "MT")),
  brandName: async () => brandIn(siteConfig(service, "MT")),
  isPlayer: (call) => (sessionOf(service, call)?.playerId ?? null) !== null,
  currentGame: async (name) => currentRoute(Object.values(ownGames).flat(), name),
  isOfferSentToBonus: async () => isOfferSentToBonusIn(siteConfig(service, "MT")),
  sectionOrigins: async () => sectionOrigins(siteConfig(service, "MT"), service.isProduction),
  firstAnswer: (call) => firstAnswer(service, siteConfig(service, "MT"), call),
});

const keptMs = 60_000;
const timeoutMs = 2000;

/** For another backend: its config and games, each requested at most once a minute. */
export function remotePageSite(apiUrl: string, isProduction: boolean): PageSite {
  const ask = async (path: string): Promise<unknown> => {
    const signal = AbortSignal.timeout(timeoutMs);
    const answer = await fetch(new URL(path, apiUrl), { signal });
    return answer.ok ? answer.json() : null;
  };
  const config = cached(() => ask("/bff-api/config/all.json?lang=en"));
  const games = cached(() =>
    ask(
      "/web-api/games-preview/light?fcountry=0&groupId=1&includeCategories=false&lng=en&ref=1&whence=55",
    ),
  );
  return {
    languages: async () => languagesIn(await config()),
    brandName: async () => brandIn(await config()),
    // For the page a hint is enough: the backend authorizes each call.
    isPlayer: (call) => getCookie(call, "has_session") === "1",
    currentGame: async (name) => currentRoute(gamesIn(await games()), name),
    isOfferSentToBonus: async () => isOfferSentToBonusIn(await config()),
    sectionOrigins: async () => sectionOrigins(await config(), isProduction),
    // It would cost the page a call to the backend; the client makes the same call in parallel with its first
    // files.
    firstAnswer: () => null,
  };
}

/** The last answer, requested again after a minute; null before the first one. */
function cached(ask: () => Promise<unknown>): () => Promise<unknown> {
  let lastAnswer: unknown = null;
  let askedAt = Number.NEGATIVE_INFINITY;
  return async () => {
    if (performance.now() - askedAt < keptMs) return lastAnswer;
    askedAt = performance.now();
    lastAnswer = (await ask().catch(() => null)) ?? lastAnswer;
    return lastAnswer;
  };
}

function languagesIn(config: unknown): Languages | null {
  const languages = fieldsOf(config)["languages"];
  if (!isFields(languages)) return null;
  const codes = (list: unknown): string[] =>
    listOf(list).filter((code) => typeof code === "string" && /^[a-z]{2}$/.test(code)) as string[];
  const available = codes(languages["available"]);
  if (available.length === 0) return null;
  return {
    default: textOr(languages["default"], "en"),
    available,
    hidden: codes(languages["hidden"]),
  };
}

const brandIn = (config: unknown): string | null =>
  textOr(fieldsOf(fieldsOf(config)["branding"])["name"], null);

const isOfferSentToBonusIn = (config: unknown): boolean =>
  fieldsOf(fieldsOf(config)["redirects"])["promoBonusVariant"] === "redirect";

function gamesIn(answer: unknown): NamedGame[] {
  return Object.values(fieldsOf(fieldsOf(answer)["Value"]))
    .flatMap(listOf)
    .filter(isFields)
    .map(({ route, oldRoute }) => ({ route: textOr(route, ""), oldRoute: textOr(oldRoute, null) }))
    .filter(({ route }) => /^[\w-]+$/.test(route));
}

const currentRoute = (games: readonly NamedGame[], name: string): string | null =>
  games.find(({ route, oldRoute }) => oldRoute === name || route === name)?.route ?? null;
