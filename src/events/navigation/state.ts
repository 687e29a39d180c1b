import { CouponCleared } from "../coupon/events.ts";
import { AppStarted } from "../shell/events.ts";
import { createSlice } from "../slice.ts";
import { ModalToggled, QuickCouponToggled, RouteEntered } from "./events.ts";
import { type Route, routeOf } from "./route.ts";

export type NavigationState = {
  readonly path: string;
  readonly route: Route;
  /** Where signing in leads back to. */
  readonly returnPath: string | null;
  readonly isQuickCouponOpen: boolean;
  /** Sheets and dialogs over the page. */
  readonly openModals: number;
};

const initial: NavigationState = {
  path: "/",
  route: { name: "home" },
  returnPath: null,
  isQuickCouponOpen: false,
  openModals: 0,
};

const enter = (state: NavigationState, path: string): NavigationState => {
  const route = routeOf(path);
  const isComingToLogin = route.name === "login" && state.route.name !== "login";
  return {
    path,
    route,
    returnPath: isComingToLogin ? state.path : state.returnPath,
    isQuickCouponOpen: false,
    openModals: state.openModals,
  };
};

export const navigationSlice = createSlice("navigation", initial)
  .on(AppStarted, (_state, { path }) => ({ ...initial, path, route: routeOf(path) }))
  .on(RouteEntered, (state, { path }) => (path === state.path ? state : enter(state, path)))
  .on(QuickCouponToggled, (state, { isOpen }) => ({ ...state, isQuickCouponOpen: isOpen }))
  .on(ModalToggled, (state, { isOpen }) => ({
    ...state,
    openModals: Math.max(0, state.openModals + (isOpen ? 1 : -1)),
  }))
  .on(CouponCleared, (state) => ({ ...state, isQuickCouponOpen: false }));
