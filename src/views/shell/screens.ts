import type { ComponentType } from "react";
import type { ScreenName } from "../../events/navigation/route.ts";
import { allWords } from "../../infra/i18n.ts";

type Part = { readonly default: ComponentType };

/** Each screen is a section: a chunk of its own, fetched when its route is entered; home's is in the first load. */
const load: Readonly<Record<ScreenName, () => Promise<Part>>> = {
  home: () => import("../sections/home/index.tsx"),
  list: () => import("../sections/list/index.tsx"),
  game: () => import("../sections/game/index.tsx"),
  coupon: () => import("../sections/coupon/index.tsx"),
  login: () => import("../sections/login/index.tsx"),
  history: () => import("../sections/history/index.tsx"),
  menu: () => import("../sections/menu/index.tsx"),
  report: () => import("../sections/report/index.tsx"),
  confirmTerms: () => import("../sections/confirmTerms/index.tsx"),
  maintenance: () => import("../sections/maintenance/index.tsx"),
  blocked: () => import("../sections/blocked/index.tsx"),
  missing: () => import("../sections/missing/index.tsx"),
};
const here = new Map<string, ComponentType>();

/** Its code, once that is on the page. */
export const screenNamed = (name: string): ComponentType | undefined => here.get(name);

/** Fetches a screen and the words it speaks; which these are is known when the page speaks its language. */
export async function loadScreen(name: string, spoken = Promise.resolve()): Promise<void> {
  const [part] = await Promise.all([
    load[name as ScreenName](),
    name === "home" ? null : spoken.then(allWords),
  ]);
  here.set(name, part.default);
}

/** What a section says of itself (contract, "Remote sections"); the port of the sections hears it. */
export const announce = (appName: string, type: "ready" | "error"): boolean =>
  window.dispatchEvent(new CustomEvent("touchline:section", { detail: { appName, type } }));
