import type { State } from "../index.ts";
import type { SiteConfigBody } from "../shell/index.ts";

/** Features that a flag of the remote config can turn on, each with the site config's own switch. [config-006] */
const switches = {
  appsBanner: (config) => config?.pages?.isDownloadAppsBannerShown,
  installPrompt: (config) => config?.pwa?.isInstallPromptEnabled,
  oneClickBetting: (config) => config?.coupon?.isOneClickEnabled,
  quickCoupon: (config) => config?.coupon?.isQuickPanelShown,
  snowfall: (config) => config?.snowfall?.isEnabled,
} as const satisfies Readonly<
  Record<string, (config: SiteConfigBody | null) => boolean | undefined>
>;

export type Feature = keyof typeof switches;

/** A flag turns on what the site config leaves off; it turns nothing off. */
export const isFeatureOn = ({ shell, configGroups }: State, feature: Feature): boolean =>
  switches[feature](shell.config) === true || configGroups.experiments[feature] === true;
