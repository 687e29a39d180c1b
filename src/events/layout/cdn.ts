import type { State } from "../index.ts";

/**
 * Base path of styles and icons including their version, "/cdn/1.8.0"; null if the site has none. Only paths
 * of the app's own origin count: icons of another origin cannot be used, and the content security policy
 * blocks its styles. [ui-008]
 */
export function cdnBase({ shell: { config } }: State): string | null {
  const { cdnUrl = "", cdnVersion = "" } = config?.site ?? {};
  const isPath = /^(\/[\w-]+)+\/?$/.test(cdnUrl);
  return isPath && /^\w[\w.-]*$/.test(cdnVersion)
    ? `${cdnUrl.replace(/\/$/, "")}/${cdnVersion}`
    : null;
}

/** The same, if styles and icons differ from those that ship with the app; null: the app's own apply. */
export function otherUi(state: State): string | null {
  const site = state.shell.config?.site;
  return site?.cdnVersion === site?.appVersion ? null : cdnBase(state);
}
