import { lazy } from "react";
import type { Route } from "../../events/navigation/route.ts";

/** Each screen is a chunk of its own, fetched when its route is first entered. */
export const screens = {
  home: lazy(() => import("../sections/home/index.tsx")),
  list: lazy(() => import("../sections/list/index.tsx")),
  game: lazy(() => import("../sections/game/index.tsx")),
  coupon: lazy(() => import("../sections/coupon/index.tsx")),
  login: lazy(() => import("../sections/login/index.tsx")),
  history: lazy(() => import("../sections/history/index.tsx")),
  menu: lazy(() => import("../sections/menu/index.tsx")),
  report: lazy(() => import("../sections/report/index.tsx")),
  missing: lazy(() => import("../sections/missing/index.tsx")),
} as const;

/** The screen of a route. */
export const screenOf = ({ name }: Route): keyof typeof screens =>
  name === "live" || name === "line" ? "list" : name;
