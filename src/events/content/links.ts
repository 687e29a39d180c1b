import type { State } from "../index.ts";
import { dataAt, keyOf } from "../remoteData.ts";
import type { SiteConfigBody } from "../shell/index.ts";
import type { InformationItem } from "./events.ts";

/** Pages whose address has no `information/` prefix. */
const unprefixedSlugs: ReadonlySet<string> = new Set([
  "points",
  "betting-alphabet",
  "betting-awards",
  "football-champions-rules",
  "blog",
  "news",
  "ourpartners",
  "oldbrowser",
]);

/** The path of an information page. Built without the route table, because every footer needs it. */
export const informationPath = (slug: string, language: string): string =>
  `/${language}${unprefixedSlugs.has(slug) ? "" : "/information"}/${slug}`;

export type InformationLink = {
  readonly slug: string;
  readonly title: string;
  readonly group: string;
  readonly icon: string | null;
  readonly href: string;
};

const hasPayment = (config: SiteConfigBody | null, isPlayer: boolean): boolean =>
  config?.payment?.isAvailable === true && (isPlayer || config.payment.isSignInRequired !== true);

/**
 * The menu of information pages as the site config allows it: rules and payment only if they are switched on,
 * a page with an access id only if that is enabled. [routing-009] [route-payments-006]
 */
export const informationLinks = (
  items: readonly InformationItem[],
  config: SiteConfigBody | null,
  language: string,
  isPlayer: boolean,
): readonly InformationLink[] =>
  items
    .filter(({ slug, accessId }) => {
      const isEnabled =
        accessId === undefined || config?.pages?.enabledAccessIds.includes(accessId) === true;
      if (slug === "rules") return isEnabled && config?.pages?.isRulesEnabled === true;
      if (slug === "payment") return isEnabled && hasPayment(config, isPlayer);
      return isEnabled;
    })
    .map(({ slug, title, group, icon = null }) => ({
      slug,
      title,
      group,
      icon,
      href: informationPath(slug, language),
    }));

/** The path of the list of all information pages. */
export const informationIndexPath = (language: string): string => `/${language}/information`;

/** The menu in the current language. */
export const informationOf = ({ information, settings }: State) =>
  dataAt(information.menus, keyOf({ lng: settings.language }));
