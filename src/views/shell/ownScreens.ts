import type { ComponentType } from "react";
import type { State } from "../../events/index.ts";
import { remoteOf } from "../../events/shell/index.ts";
import { allTranslations } from "../../infra/i18n.ts";
import { isBuiltIn } from "./screens.ts";

/**
 * Whether a section is a screen of this app that the section host serves, perhaps in a later build: then it stands in
 * the app's own tree, with its own layout. Known by name and address, before anything of it is here.
 */
export const isOwnSection = (state: State, section: string): boolean =>
  isBuiltIn(section) && remoteOf(state, section)?.url === `/sections/${section}`;

const mounted = new Map<string, ComponentType>();
const watchers = new Set<() => void>();

/** The screen that the loader has mounted, while it is. */
export const ownScreen = (section: string): ComponentType | undefined => mounted.get(section);

export function watchOwnScreens(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

function show(section: string, screen: ComponentType | undefined): void {
  if (screen === undefined) mounted.delete(section);
  else mounted.set(section, screen);
  for (const watcher of watchers) watcher();
}

const isScreen = (exported: unknown): exported is ComponentType => typeof exported === "function";

/** The section of which a module exports a screen; null: it exports none. */
export function sectionOfScreen(section: string, exported: unknown) {
  if (!isScreen(exported)) return null;
  return {
    mount: async ({ signal }: { readonly signal: AbortSignal }) => {
      await allTranslations();
      if (!signal.aborted) show(section, exported);
    },
    update: null,
    unmount: () => show(section, undefined),
  };
}
