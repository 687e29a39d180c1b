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

/**
 * Whether the site offers the feature that a route needs. [routing-006] [routing-008] [routing-018]
 * [route-payments-006]
 */
const switches: Readonly<Record<SwitchName, (config: Config) => boolean>> = {
  registration: ({ registration }) => registration?.isAllowed === true,
  identification: ({ identification }) => identification?.isShown === true,
  payment: ({ payment }) => payment?.isAvailable === true,
  rules: ({ pages }) => pages?.isRulesEnabled === true,
  statistic: ({ pages }) => pages?.isStatisticEnabled === true,
  nonProduction: ({ site }) => site.environment !== "production",
};

/**
 * A route that the site does not offer leads to an error page, without a message if the config forbids the
 * route. [error-004] [error-007] [routing-009]
 */
const availability: Guard = (state, { needs, accessId }) => {
  const { config } = state.shell;
  const { path, route, query } = state.navigation;
  const isUnknown = route.name === "missing";
  if (isUnknown && "platform_type" in query)
    return {
      to: pathOf({ name: "home" }, state.settings.language),
      isQueryKept: true,
      query: { drop: ["platform_type"] },
    };
  // The code loads meanwhile. Routes of the first load are shown until the config forbids them.
  if (config === null)
    return isUnknown ? { status: 404 } : route.name in firstRoutes ? null : "wait";
  if (isBlacklisted(state, path)) return { status: 404, isSilent: true };
  if (isUnknown) return { status: 404 };
  if (needs !== undefined && !switches[needs](config))
    return { status: 404, ...(needs === "registration" ? {} : { isSilent: true }) };
  if (accessId !== undefined && config.pages?.enabledAccessIds.includes(accessId) !== true)
    return { status: 404, isSilent: true };
  return route.name === "error500" ? { status: 500 } : null;
};

/** An old URL redirects to its new one. [routing-015] [routing-016] */
const moved: Guard = ({ navigation: { route }, settings }, { movedTo }) =>
  movedTo === undefined
    ? null
    : { to: `/${settings.language}${fill(movedTo, route.params)}`, isQueryKept: true };

/** Checks that individual routes refer to by name. */
const middlewares: Readonly<Record<string, (config: Config, state: State) => Verdict>> = {
  /** The consultant is available in some countries, or by a cookie of the operator. */
  consultant: ({ paymentConsultant, geo }, { shell }) => {
    const isOffered =
      paymentConsultant?.isEnabled === true &&
      paymentConsultant.countryIds.includes(geo?.countryId ?? -1);
    return isOffered || shell.found.isConsultantOpen === true ? null : { status: 500 };
  },
  /** The site's variant "replace" shows the offer in place of the bonus. [routing-013] */
  bonusToOffer: ({ redirects }, state) =>
    redirects?.promoBonusVariant === "replace" ? toSamePromo(state, "bonus-offer") : null,
  /**
   * The variant "redirect" leads from the offer on to the bonus, by a history entry of its own: unless the
   * player comes back from there, who would not get past it. [routing-013]
   */
  offerToBonus: ({ redirects }, state) => {
    if (redirects?.promoBonusVariant !== "redirect") return null;
    const verdict = toSamePromo(state, "bonus");
    const { previousPath } = state.navigation;
    const isFirstVisit =
      previousPath !== null && verdict !== "table" && verdict.to !== previousPath;
    return verdict !== "table" && isFirstVisit ? { ...verdict, isNewEntry: true } : verdict;
  },
};

const toSamePromo = (state: State, name: "bonus" | "bonus-offer") =>
  to(state, { name, params: state.navigation.route.params });

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

/** Guards of pages that the site may not offer; they load with the rest of the route table. */
export const pageGuards = { availability, moved, middleware } as const;
