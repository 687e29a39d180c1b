import type { State } from "../index.ts";

/**
 * Base of styles and icons with its version, "/cdn/1.8.0"; null when the site has none. Only paths of the own origin
 * count: a drawing of another one cannot be used, and the page's policy lets no such style in. [ui-008]
 */
export function cdnBase({ shell: { config } }: State): string | null {
  const { cdnUrl = "", cdnVersion = "" } = config?.site ?? {};
  const isPath = /^(\/[\w-]+)+\/?$/.test(cdnUrl);
  return isPath && /^\w[\w.-]*$/.test(cdnVersion)
    ? `${cdnUrl.replace(/\/$/, "")}/${cdnVersion}`
    : null;
}

/** The same where styles and icons are others than those that came with the app; null: the app's own are right. */
export function otherUi(state: State): string | null {
  const site = state.shell.config?.site;
  return site?.cdnVersion === site?.appVersion ? null : cdnBase(state);
}
