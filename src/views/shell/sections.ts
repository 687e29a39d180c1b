import { type ComponentType, lazy } from "react";
import type { Route } from "../../events/navigation/route.ts";

type Entry = () => Promise<{ readonly default: ComponentType }>;

/** Each screen is a chunk of its own, fetched when its route is first entered. */
const entries = {
  home: () => import("../sections/home/index.tsx"),
  list: () => import("../sections/list/index.tsx"),
  game: () => import("../sections/game/index.tsx"),
  coupon: () => import("../sections/coupon/index.tsx"),
  login: () => import("../sections/login/index.tsx"),
  history: () => import("../sections/history/index.tsx"),
  menu: () => import("../sections/menu/index.tsx"),
  report: () => import("../sections/report/index.tsx"),
  missing: () => import("../sections/missing/index.tsx"),
  // Not routes: they lie over a page.
  quickCoupon: () => import("../sections/quickCoupon/index.tsx"),
  notifications: () => import("../notifications/Notifications.tsx"),
} as const satisfies Record<string, Entry>;

export type SectionName = keyof typeof entries;

/** The screen of a route. */
export const sectionOf = ({ name }: Route): SectionName =>
  name === "live" || name === "line" ? "list" : name;

const loaded = new Map<SectionName, ComponentType>();

/** The component of a section; it suspends until its chunk is here. */
export function componentOf(name: SectionName): ComponentType {
  const known = loaded.get(name);
  if (known !== undefined) return known;
  const component = lazy(entries[name]);
  loaded.set(name, component);
  return component;
}

/** Lets the next use fetch the chunk again: React remembers a failure as well as a success. */
export const forget = (name: SectionName): void => {
  loaded.delete(name);
};
