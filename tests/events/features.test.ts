import { describe, expect, it } from "vitest";
import { ConfigGroups } from "../../src/events/configGroups/events.ts";
import { isFeatureOn } from "../../src/events/configGroups/index.ts";
import { SiteConfig } from "../../src/events/shell/events.ts";
import type { SiteConfigBody } from "../../src/events/shell/index.ts";
import { answered } from "../kit/events.ts";
import { siteConfig } from "../kit/site.ts";
import { stateOf } from "../kit/spec.ts";

const site = (part: Partial<SiteConfigBody>) =>
  answered(SiteConfig, { lang: "en" }, { ...siteConfig, coupon: {}, ...part });
const flags = (experiments: Record<string, boolean>) =>
  answered(ConfigGroups, { groups: ["experiments"], lang: "en" }, { experiments });

const pages = {
  isRulesEnabled: true,
  isStatisticEnabled: true,
  pathBlacklist: [],
  enabledAccessIds: [],
  isDownloadAppsBannerShown: true,
};
/** A feature, and the site config that has it on. */
const features = [
  ["appsBanner", { pages }],
  ["installPrompt", { pwa: { isInstallPromptEnabled: true } }],
  ["oneClickBetting", { coupon: { isOneClickEnabled: true } }],
  ["quickCoupon", { coupon: { isQuickPanelShown: true } }],
  ["snowfall", { snowfall: { isEnabled: true } }],
] as const;

describe("a flag of the remote config [config-006]", () => {
  it.each(features)("%s is turned on by it where the site config leaves it off", (name) => {
    expect(isFeatureOn(stateOf(site({})), name)).toBe(false);
    expect(isFeatureOn(stateOf(site({}), flags({ [name]: true })), name)).toBe(true);
    expect(isFeatureOn(stateOf(site({}), flags({ other: true })), name)).toBe(false);
  });

  it.each(features)("%s stays on where the site config has it on", (name, on) => {
    expect(isFeatureOn(stateOf(site(on)), name)).toBe(true);
    expect(isFeatureOn(stateOf(site(on), flags({ [name]: false })), name)).toBe(true);
  });

  it("is over when the next answer no longer has it", () => {
    const isOn = isFeatureOn(stateOf(site({}), flags({ snowfall: true }), flags({})), "snowfall");
    expect(isOn).toBe(false);
  });
});
