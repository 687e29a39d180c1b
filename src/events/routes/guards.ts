import type { State } from "../index.ts";
import {
  type Guard,
  type RouteRow,
  type SwitchName,
  type Verdict,
  fill,
  firstRoutes,
  isBlacklisted,
  pathOf,
  to,
} from "../navigation/index.ts";

type Config = NonNullable<State["shell"]["config"]>;

/** Whether the site has what a route needs. [routing-006] [routing-008] [routing-018] [route-payments-006] */
const switches: Readonly<Record<SwitchName, (config: Config) => boolean>> = {
  registration: ({ registration }) => registration?.isAllowed === true,
  identification: ({ identification }) => identification?.isShown === true,
  payment: ({ payment }) => payment?.isAvailable === true,
  rules: ({ pages }) => pages?.isRulesEnabled === true,
  statistic: ({ pages }) => pages?.isStatisticEnabled === true,
  nonProduction: ({ site }) => site.environment !== "production",
};

/**
 * A route that the site does not have is an error page, with nothing to say when the config forbids it. [error-004]
 * [error-007] [routing-009]
 */
const availability: Guard = (state, { needs, accessId }) => {
  const { config } = state.shell;
  const { path, route, query } = state.navigation;
  const isUnnamed = route.name === "missing";
  if (isUnnamed && "platform_type" in query)
    return {
      to: pathOf({ name: "home" }, state.settings.language),
      isQueryKept: true,
      query: { drop: ["platform_type"] },
    };
  // Its code is fetched meanwhile; what the first load knows is shown until the config forbids it.
  if (config === null)
    return isUnnamed ? { status: 404 } : route.name in firstRoutes ? null : "wait";
  if (isBlacklisted(state, path)) return { status: 404, isSilent: true };
  if (isUnnamed) return { status: 404 };
  if (needs !== undefined && !switches[needs](config))
    return { status: 404, ...(needs === "registration" ? {} : { isSilent: true }) };
  if (accessId !== undefined && config.pages?.enabledAccessIds.includes(accessId) !== true)
    return { status: 404, isSilent: true };
  return route.name === "error500" ? { status: 500 } : null;
};

/** An old address leads to its new one. [routing-015] [routing-016] */
const moved: Guard = ({ navigation: { route }, settings }, { movedTo }) =>
  movedTo === undefined
    ? null
    : { to: `/${settings.language}${fill(movedTo, route.params)}`, isQueryKept: true };

/** Checks that single routes name. */
const middlewares: Readonly<Record<string, (config: Config, state: State) => Verdict>> = {
  /** The consultant is there for some countries, or by a cookie of the operator. */
  consultant: ({ paymentConsultant, geo }, { shell }) => {
    const isOffered =
      paymentConsultant?.isEnabled === true &&
      paymentConsultant.countryIds.includes(geo?.countryId ?? -1);
    return isOffered || shell.found.isConsultantOpen === true ? null : { status: 500 };
  },
  /** Sites that say so show the offer in place of the bonus. [routing-013] */
  promoBonus: ({ redirects }, state) => {
    const variant = redirects?.promoBonusVariant ?? "off";
    return variant === "off"
      ? null
      : to(state, { name: "bonus-offer", params: state.navigation.route.params });
  },
};

/** A route that names a check nobody knows cannot be shown. [error-006] */
const middleware: Guard = (state, row: Pick<RouteRow, "middleware">) => {
  if (row.middleware === undefined) return null;
  const { config } = state.shell;
  if (config === null) return "wait";
  for (const name of row.middleware) {
    const verdict = middlewares[name]?.(config, state);
    if (verdict === undefined) return { status: 500 };
    if (verdict !== null) return verdict;
  }
  return null;
};

/** What is asked about a page that the site may not have; comes with the rest of the table. */
export const pageGuards = { availability, moved, middleware } as const;
