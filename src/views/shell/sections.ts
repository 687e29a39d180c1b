import { type ComponentType, lazy } from "react";
import type { Route } from "../../events/navigation/route.ts";

type Entry = () => Promise<{ readonly default: ComponentType }>;

/** Each screen is a chunk of its own, fetched when its route is first entered. */
const files = import.meta.glob<{ readonly default: ComponentType }>([
  "../sections/*/index.tsx",
  "../notifications/Notifications.tsx",
]);
const entry = (path: string): Entry => files[`../${path}.tsx`] ?? (() => Promise.reject(new Error(path)));
const entries = {
  home: entry("sections/home/index"),
  list: entry("sections/list/index"),
  game: entry("sections/game/index"),
  coupon: entry("sections/coupon/index"),
  login: entry("sections/login/index"),
  history: entry("sections/history/index"),
  menu: entry("sections/menu/index"),
  report: entry("sections/report/index"),
  missing: entry("sections/missing/index"),
  quickCoupon: entry("sections/quickCoupon/index"),
  notifications: entry("notifications/Notifications"),
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
