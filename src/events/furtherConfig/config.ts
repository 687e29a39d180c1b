import * as t from "io-ts";
import { byNumber, decode, finite, openString, shape } from "../../codec/codec.ts";
import { flags } from "../configGroups/index.ts";

/** Switches: one that is left out is off, as a whole group is. [config-002] */
const group = <P extends t.Props>(fields: P) => shape({}, fields);

/**
 * The groups of the site config, and the fields of groups, that no first page decides with (contract, SiteConfig);
 * the others are in `../shell/config.ts`. [config-001] [config-002]
 */
const groups = {
  site: shape(
    { domain: openString, partnerId: finite, projectId: finite },
    { cdnUrl: openString, cdnVersion: openString },
  ),
  languages: shape({
    items: t.array(
      shape({ code: openString, name: openString, hreflang: openString }, { isRtl: t.boolean }),
    ),
  }),
  /** What the session check asks of the session's cookie. [call-session-002] */
  session: group({
    isSameSiteHeaderSent: t.boolean,
    sameSite: t.keyof({ Lax: null, Strict: null, None: null }),
    isPartitionedHeaderSent: t.boolean,
  }),
  registration: group({
    types: t.array(openString),
    defaultType: openString,
    variant: openString,
    isPagePreferred: t.boolean,
    isTelegramWidgetShown: t.boolean,
    bonusChoices: t.array(finite),
    credentialSaving: t.array(finite),
  }),
  /** Our addition to the contract: name of the operator's bot, without "@". */
  telegram: group({ bot: openString }),
  login: group({ socialProviders: t.array(openString), isGoogleOneTapEnabled: t.boolean }),
  limits: group({
    availableTypeIds: t.array(finite),
    isReasonsTokenSent: t.boolean,
    isSectionDisabledByField: t.boolean,
  }),
  coupon: group({
    isBonusBetAllowed: t.boolean,
    isVipBetAllowed: t.boolean,
    isOneClickEnabled: t.boolean,
  }),
  /** Our addition to the contract: what players have is demo money, and the site gives more of it. */
  demoMoney: group({ isTopUpOffered: t.boolean }),
  branding: shape({ faviconResourceId: openString, pwaIconSizes: t.array(finite) }),
  casino: group({ isPersonalizedGamesShown: t.boolean }),
  cookieConsent: group({ isLoggingEnabled: t.boolean }),
  view: group({
    allowedMarketsNameTypes: t.array(finite),
    defaultMarketsNameType: finite,
    partnerHasTaxes: t.boolean,
  }),
  serviceWorker: group({ mode: openString }),
  analytics: group({
    counters: t.record(openString, openString),
    isCollectorEnabled: t.boolean,
    collectorKey: openString,
    source: finite,
    messengerSource: finite,
    /** Our addition to the contract: address of each counter's script by its type, `{code}` in place of its code. */
    scriptUrlByType: t.record(openString, openString),
  }),
  /** Ids by language, colours by name. [config-005] */
  consultant: shape({
    idsByLanguage: t.record(openString, openString),
    colors: t.record(openString, openString),
  }),
  welcome: group({ isModalEnabled: t.boolean, firstDepositBonusVariant: finite }),
  policyLogo: shape({ countryIds: t.array(finite) }),
  snowfall: group({ isEnabled: t.boolean, count: finite }),
  featureFlags: flags,
  /** By the number of the test. [config-007] */
  abTests: byNumber(t.boolean),
};

export const FurtherConfig = shape({}, groups);
export type FurtherConfig = t.TypeOf<typeof FurtherConfig>;

/**
 * Reads these groups out of the whole answer, each for itself: one that is not as the contract says is named in
 * `refused` and counts as left out, which is off.
 */
export function readFurther(whole: unknown): {
  readonly config: FurtherConfig;
  readonly refused: string[];
} {
  const answer = t.UnknownRecord.is(whole) ? whole : {};
  const refused: string[] = [];
  const read = Object.entries(groups).flatMap(([name, codec]): [string, unknown][] => {
    if (answer[name] === undefined) return [];
    const decoded = decode<unknown>(codec, answer[name]);
    if (decoded.tag === "ok") return [[name, decoded.value]];
    refused.push(name);
    return [];
  });
  const config = decode(FurtherConfig, Object.fromEntries(read));
  if (config.tag === "bad")
    throw new Error(`the groups fit each, and not together: ${config.reason}`);
  return { config: config.value, refused };
}
