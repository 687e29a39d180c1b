import type { State } from "../index.ts";

/**
 * Base of styles and icons with its version, "/cdn/1.8.0"; null when the site has none. Only paths of the own origin
 * count: a drawing of another one cannot be used, and the page's policy lets no such style in. [ui-008]
 */
export function cdnBase({ furtherConfig: { site } }: State): string | null {
  const { cdnUrl = "", cdnVersion = "" } = site ?? {};
  const isPath = /^(\/[\w-]+)+\/?$/.test(cdnUrl);
  return isPath && /^\w[\w.-]*$/.test(cdnVersion)
    ? `${cdnUrl.replace(/\/$/, "")}/${cdnVersion}`
    : null;
}

/** The same where styles and icons are others than those that came with the app; null: the app's own are right. */
export const otherUi = (state: State): string | null =>
  state.furtherConfig.site?.cdnVersion === state.shell.config?.site.appVersion
    ? null
    : cdnBase(state);
