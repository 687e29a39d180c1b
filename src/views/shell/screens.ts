import type { ComponentType } from "react";
import { contentSections } from "../../events/content/index.ts";
import { translationsOf } from "../../infra/i18n.ts";
import Home from "../sections/home/index.tsx";

type ScreenModule = { readonly default: ComponentType };
export type Screens = Readonly<Record<string, () => Promise<ScreenModule>>>;

/**
 * The built-in sections by their names in the route table. Each is a chunk of its own, fetched when its route
 * is entered; home is in the first load. A route whose section is missing here shows the section error.
 */
const importers: Screens = {
  home: () => Promise.resolve({ default: Home }),
  list: () => import("../sections/list/index.tsx"),
  game: () => import("../sections/game/index.tsx"),
  coupon: () => import("../sections/coupon/index.tsx"),
  login: () => import("../sections/login/index.tsx"),
  registration: () => import("../sections/registration/index.tsx"),
  forgotPassword: () => import("../sections/forgotPassword/index.tsx"),
  welcomeData: () => import("../sections/welcomeData/index.tsx"),
  favorites: () => import("../sections/favorites/index.tsx"),
  team: () => import("../sections/team/index.tsx"),
  search: () => import("../sections/search/index.tsx"),
  history: () => import("../sections/history/index.tsx"),
  openedBets: () => import("../sections/openedBets/index.tsx"),
  menu: () => import("../sections/menu/index.tsx"),
  report: () => import("../sections/report/index.tsx"),
  confirmTerms: () => import("../sections/confirmTerms/index.tsx"),
  maintenance: () => import("../sections/maintenance/index.tsx"),
  blocked: () => import("../sections/blocked/index.tsx"),
  missing: () => import("../sections/missing/index.tsx"),
};
/** Whether the section is part of this app. */
export const isBuiltIn = (name: string): boolean => name in importers || contentSections.has(name);

/** Imports a section; undefined where there is none. */
const importScreen = async (name: string): Promise<ScreenModule | undefined> =>
  contentSections.has(name)
    ? (await import("./contentScreens.ts")).contentScreens[name]?.()
    : importers[name]?.();

const loaded = new Map<string, ComponentType>();

/** The screen of a section, once its code is loaded. */
export const screenNamed = (name: string): ComponentType | undefined => loaded.get(name);

/**
 * Loads a screen and its translations; these wait for `languageReady`, when the language is known. It is not here
 * before its `files` are: without its styles it would be a heap of text.
 */
export async function loadScreen(
  name: string,
  languageReady = Promise.resolve(),
  files: Promise<unknown> = Promise.resolve(),
): Promise<void> {
  const [screen] = await Promise.all([
    importScreen(name),
    name === "home" ? null : languageReady.then(() => translationsOf(name)),
    files,
  ]);
  if (screen === undefined) throw new Error(`section "${name}" is not built in`);
  loaded.set(name, screen.default);
}

/** Event target of the built-in sections. Not `window`: third-party code could fake their events there. */
export const announcements = new EventTarget();

/** Reports the status of a section to the port of the sections. */
export const announce = (appName: string, type: "ready" | "error"): boolean =>
  announcements.dispatchEvent(new CustomEvent("touchline:section", { detail: { appName, type } }));
