import type { Service } from "../http/environment.ts";
import type { Fields } from "../json.ts";
import { brandsFrom } from "../limits/brands.ts";
import { termsOf } from "../limits/terms.ts";
import { countedBy, singleWager } from "../limits/types.ts";
import { registersOf } from "../registers/askings.ts";
import type { HelpLine } from "./helpLine.ts";
import { edgesOf, holds, isParameter, type SwitchName } from "./pack.ts";

type Place = Pick<Service, "site" | "now">;

/** Whether the site's pack asks it now. */
export const isAsked = ({ site, now }: Place, name: SwitchName): boolean =>
  site.pack?.switches.some((entry) => entry.of === name && holds(entry, now())) === true;

/** The age from which the site may be used. */
export function minAgeOf({ site, now }: Place): number {
  const figures = site.pack?.figures ?? [];
  const asked = figures.filter((figure) => figure.of === "site.minAge" && holds(figure, now()));
  return Math.max(18, edgesOf(asked).atLeast);
}

/** `policy` of the site config; without a pack there is none. */
export function policyOf(service: Place): Fields {
  const { site, now } = service;
  if (site.pack === null) return {};
  const { id, figures, helpLine } = site.pack;
  const parameters = figures.filter((figure) => isParameter(figure.of) && holds(figure, now()));
  const { neededToPlay, types, brand, areBrandsAsked } = termsOf(service);
  const sites = registersOf(service).flatMap((register) => register.site?.url ?? []);
  const bounds = [...new Set(parameters.map(({ of }) => of))].map((of) => [
    of,
    said(edgesOf(parameters.filter((figure) => figure.of === of))),
  ]);
  return {
    policy: {
      id,
      figures: {},
      bounds: Object.fromEntries(bounds),
      limits: Object.fromEntries(types.map((type) => [type, limitOf(service, type)])),
      ...(neededToPlay.length > 0 ? { neededToPlay } : {}),
      ...(sites.length > 0 ? { registerSites: sites } : {}),
      ...(isAsked(service, "panicButton") ? { hasPanicButton: true } : {}),
      ...(isAsked(service, "toolsLink") ? { hasToolsLink: true } : {}),
      ...(isAsked(service, "sessionClock") ? { hasSessionClock: true } : {}),
      ...(isAsked(service, "acknowledgedChecks") ? { areChecksAcknowledged: true } : {}),
      ...(isAsked(service, "reaffirmedIncreases") ? { areIncreasesReaffirmed: true } : {}),
      ...(types.includes(singleWager) ? { hasSingleWagerLimit: true } : {}),
      ...(areBrandsAsked ? { brands: brandsFrom(brand) } : {}),
      ...promptOf(service),
      ...(helpLine !== undefined && holds(helpLine, now()) ? { helpLine: shown(helpLine) } : {}),
      ...(isAsked(service, "timeOutForDepositsOnly") ? { isTimeOutForDepositsOnly: true } : {}),
      ...(isAsked(service, "silentTimeOut") ? { isTimeOutSilent: true } : {}),
    },
  };
}

const shown = ({ text, lng, phone }: HelpLine): Fields => ({ text, lng, phone });

/** The stricter one holds where both are asked for. */
function promptOf(service: Place): Fields {
  if (isAsked(service, "toolsPrompt")) return { limitsPrompt: "tools" };
  return isAsked(service, "limitsPrompt") ? { limitsPrompt: "deposit" } : {};
}

/** Only what limits something. */
const said = ({ atLeast, atMost }: ReturnType<typeof edgesOf>): Fields => ({
  ...(atLeast > 0 ? { atLeast } : {}),
  ...(Number.isFinite(atMost) ? { atMost } : {}),
});

function limitOf(service: Place, type: number): Fields {
  const terms = termsOf(service);
  const calendar = terms.calendarPeriod(type);
  const isMoney = countedBy(type) !== null;
  return {
    ...said(terms.edges(type)),
    waitSec: terms.waitMs(type) / 1000,
    ...(isMoney ? { periodDays: terms.periodDays(type) } : {}),
    ...(isMoney && calendar !== null ? { calendarPeriod: calendar.unit } : {}),
  };
}
