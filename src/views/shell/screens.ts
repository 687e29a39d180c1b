import type { ComponentType } from "react";
import { contentSections } from "../../events/content/index.ts";
import { allTranslations } from "../../infra/i18n.ts";

type Part = { readonly default: ComponentType };
export type Screens = Readonly<Record<string, () => Promise<Part>>>;

/**
 * The sections that are built in, by the names of the route table: each a chunk of its own, fetched when its route is
 * entered; home's is in the first load. A route whose section is not here shows the error of a section.
 */
const load: Screens = {
  home: () => import("../sections/home/index.tsx"),
  list: () => import("../sections/list/index.tsx"),
  game: () => import("../sections/game/index.tsx"),
  coupon: () => import("../sections/coupon/index.tsx"),
  login: () => import("../sections/login/index.tsx"),
  registration: () => import("../sections/registration/index.tsx"),
  forgotPassword: () => import("../sections/forgotPassword/index.tsx"),
  welcomeData: () => import("../sections/welcomeData/index.tsx"),
  history: () => import("../sections/history/index.tsx"),
  menu: () => import("../sections/menu/index.tsx"),
  report: () => import("../sections/report/index.tsx"),
  confirmTerms: () => import("../sections/confirmTerms/index.tsx"),
  maintenance: () => import("../sections/maintenance/index.tsx"),
  blocked: () => import("../sections/blocked/index.tsx"),
  missing: () => import("../sections/missing/index.tsx"),
};
/** Whether this app brings the section itself. */
export const isBuiltIn = (name: string): boolean => name in load || contentSections.has(name);

/** Fetches the code of a section; undefined where there is none. */
const partOf = async (name: string): Promise<Part | undefined> =>
  contentSections.has(name)
    ? (await import("./contentScreens.ts")).contentScreens[name]?.()
    : load[name]?.();

const here = new Map<string, ComponentType>();

/** Its code, once that is on the page. */
export const screenNamed = (name: string): ComponentType | undefined => here.get(name);

/** Fetches a screen and the words it speaks; which these are is known when the page speaks its language. */
export async function loadScreen(name: string, spoken = Promise.resolve()): Promise<void> {
  const [found] = await Promise.all([
    partOf(name),
    name === "home" ? null : spoken.then(allTranslations),
  ]);
  if (found === undefined) throw new Error(`section "${name}" is not built in; its error is shown`);
  here.set(name, found.default);
}

/** Where built-in sections speak. Not the window: foreign code could speak for them there. */
export const announcements = new EventTarget();

/** What a section says of itself; the port of the sections hears it. */
export const announce = (appName: string, type: "ready" | "error"): boolean =>
  announcements.dispatchEvent(new CustomEvent("touchline:section", { detail: { appName, type } }));
