import type { ComponentType } from "react";
import type { State } from "../../events/index.ts";
import { remoteOf } from "../../events/shell/index.ts";
import { translationsOf } from "../../infra/i18n.ts";
import { isBuiltIn } from "./screens.ts";

/**
 * Whether a section is a screen of this app served by the section host, perhaps from a later build: then it
 * renders in the app's own tree, with its own layout. Decided by name and address, before any of its code is
 * loaded.
 */
export const isOwnSection = (state: State, section: string): boolean =>
  isBuiltIn(section) && remoteOf(state, section)?.url === `/sections/${section}`;

const mounted = new Map<string, ComponentType>();
const watchers = new Set<() => void>();

/** The screen that the loader has mounted, until it is unmounted. */
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

/** Wraps an exported screen as a section; null when the module exports none. */
export function sectionOfScreen(section: string, exported: unknown) {
  if (!isScreen(exported)) return null;
  return {
    mount: async ({ signal }: { readonly signal: AbortSignal }) => {
      await translationsOf(section);
      if (!signal.aborted) show(section, exported);
    },
    update: null,
    unmount: () => show(section, undefined),
  };
}
