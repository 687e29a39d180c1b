import { CouponCleared } from "../coupon/events.ts";
import { DomainsArrived } from "../runtime/events.ts";
import { AppStarted } from "../shell/events.ts";
import { SessionOpened } from "../session/events.ts";
import { createSlice } from "../slice.ts";
import {
  ModalToggled,
  type QueryFlags,
  QuickCouponToggled,
  RouteDecided,
  RouteEntered,
  RouteFailed,
  TargetKept,
} from "./events.ts";
import { isForVisitorsOnly, languageOf, pathOf, type Route, routeOf } from "./route.ts";

export type NavigationState = {
  readonly path: string;
  readonly route: Route;
  /** The address before this one; null on the first page of the visit. */
  readonly previousPath: string | null;
  /** Query flags of the address. */
  readonly query: QueryFlags;
  /** The full route table has loaded. */
  readonly isTableWhole: boolean;
  /** Status of the error page that replaces the screen; null: none. */
  readonly failure: number | null;
  /** Number of consecutive redirects by guards. */
  readonly hops: number;
  /** Where the player returns to after signing in. */
  readonly returnPath: string | null;
  /** The player has signed in on this page. */
  readonly isSignedInHere: boolean;
  /** Where the site sends players after they sign in. [routing-011] */
  readonly target: string | null;
  /**
   * The page from which the player was sent to identification; they may return to it once.
   * [identification-004]
   */
  readonly remembered: string | null;
  /** The player has returned to that page now. */
  readonly isLetThrough: boolean;
  readonly isQuickCouponOpen: boolean;
  /** Sheets and dialogs over the page. */
  readonly openModals: number;
};

const initial: NavigationState = {
  path: "/",
  route: { name: "home", params: {} },
  previousPath: null,
  query: {},
  isTableWhole: false,
  failure: null,
  hops: 0,
  returnPath: null,
  isSignedInHere: false,
  target: null,
  remembered: null,
  isLetThrough: false,
  isQuickCouponOpen: false,
  openModals: 0,
};

/**
 * Lets the player return once to the page that they were sent to identification from. [identification-004]
 */
const letThrough = (path: string, remembered: string | null) =>
  path === remembered
    ? { isLetThrough: true, remembered: null }
    : { isLetThrough: false, remembered };

const enter = (state: NavigationState, path: string, query: QueryFlags): NavigationState => {
  if (path === state.path) return { ...state, query };
  const route = routeOf(path, state.isTableWhole);
  // A pending route may turn out to be a sign-in page.
  const isEnteringSignIn =
    (route.name === "pending" || isForVisitorsOnly(route)) && !isForVisitorsOnly(state.route);
  return {
    ...state,
    path,
    route,
    previousPath: state.path,
    query,
    failure: null,
    returnPath: isEnteringSignIn ? returnPathOf(state) : state.returnPath,
    ...letThrough(path, state.remembered),
    isSignedInHere: false,
    isQuickCouponOpen: false,
  };
};

/** Where the player returns to after signing in: from the quick coupon, to the coupon. */
const returnPathOf = ({ path, isQuickCouponOpen }: NavigationState): string =>
  isQuickCouponOpen ? pathOf({ name: "coupon" }, languageOf(path) ?? "en") : path;

export const navigationSlice = createSlice("navigation", initial)
  .on(AppStarted, (_state, { path, query = {}, found }) => ({
    ...initial,
    path,
    query,
    route: routeOf(path, false),
    target: found?.redirectTarget ?? null,
    ...letThrough(path, found?.previousRoute ?? null),
  }))
  .on(DomainsArrived, (state, { domains }) =>
    domains.includes("routes")
      ? { ...state, isTableWhole: true, route: routeOf(state.path, true) }
      : state,
  )
  .on(RouteEntered, (state, { path, query = {} }) => enter(state, path, query))
  .on(SessionOpened, (state) => ({ ...state, isSignedInHere: true }))
  .on(RouteDecided, (state, { verdict, guard, path }) => ({
    ...state,
    hops: verdict === "sent" ? state.hops + 1 : 0,
    remembered: verdict === "sent" && guard === "identification" ? path : state.remembered,
  }))
  .on(RouteFailed, (state, { status }) => ({ ...state, failure: status }))
  .on(TargetKept, (state, { path }) => ({ ...state, target: path }))
  .on(QuickCouponToggled, (state, { isOpen }) => ({ ...state, isQuickCouponOpen: isOpen }))
  .on(ModalToggled, (state, { isOpen }) => ({
    ...state,
    openModals: Math.max(0, state.openModals + (isOpen ? 1 : -1)),
  }))
  .on(CouponCleared, (state) => ({ ...state, isQuickCouponOpen: false }));
