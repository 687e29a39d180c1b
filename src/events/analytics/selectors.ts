import type { State } from "../index.ts";

/**
 * Whether the visitor lets cookies of this group be used. Without a popup the site has no question to put, and
 * everything counts as agreed. [settings-015] [analytics-006]
 */
export function hasConsent({ shell }: State, group: "functional" | "marketing"): boolean {
  if (shell.config === null) return false;
  if (shell.config.cookieConsent?.isPopupEnabled !== true) return true;
  const groups = shell.found.consent?.split(",") ?? [];
  return groups.includes("all") || groups.includes(group);
}

/** Numeric ids of what the collector is told; our own table. [analytics-002] */
export const trackedIds = {
  page_view: 101,
  timing: 102,
  sign_in: 201,
  bet_placed: 301,
} as const;

/** 55, and 119 in a messenger's web view. [analytics-001] */
export function analyticsSource({ shell: { config, found } }: State): number {
  const { source = 55, messengerSource = 119 } = config?.analytics ?? {};
  const isMessenger =
    config?.telegram?.isWebViewAllowed === true && found.flags?.includes("botId") === true;
  return isMessenger ? messengerSource : source;
}
