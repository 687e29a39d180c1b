import { lazy } from "react";
import type { Route } from "../../events/navigation/route.ts";
import { withWords } from "./withWords.ts";

/** Each screen is a chunk of its own, fetched when its route is first entered. */
export const screens = {
  home: lazy(() => import("../sections/home/index.tsx")),
  list: withWords(() => import("../sections/list/index.tsx")),
  game: withWords(() => import("../sections/game/index.tsx")),
  coupon: withWords(() => import("../sections/coupon/index.tsx")),
  login: withWords(() => import("../sections/login/index.tsx")),
  history: withWords(() => import("../sections/history/index.tsx")),
  menu: withWords(() => import("../sections/menu/index.tsx")),
  report: withWords(() => import("../sections/report/index.tsx")),
  missing: withWords(() => import("../sections/missing/index.tsx")),
} as const;

/** The screen of a route. */
export const screenOf = ({ name }: Route): keyof typeof screens =>
  name === "live" || name === "line" ? "list" : name;
