import { version } from "../package.json";
import type { Manner } from "./http/manners.ts";
import type { Fields } from "./json.ts";
import type { Pack } from "./packs/pack.ts";

/** Times are Unix seconds. */
export type Maintenance = {
  readonly isActive: boolean;
  readonly started_at: number | null;
  readonly ended_at: number | null;
  readonly notify_started_at: number | null;
  readonly notify_ended_at: number | null;
};

/** Site-wide settings of an operator; `/__control` changes them. */
export type Site = {
  maintenance: Maintenance;
  /** Template of the block page that every visitor sees instead of the site; null for none. */
  blockTemplateId: number | null;
  /** Old path to new one. */
  readonly redirects: Map<string, string>;
  appVersion: string;
  ageVariant: "off" | "stored" | "session";
  isCookiePopupEnabled: boolean;
  experiments: Fields;
  /** Patches over the site config, set through `/__control`. */
  configPatch: Fields;
  /** Patch over the demo player's config. */
  playerPatch: Fields;
  /** The backend behaviour to imitate; null for its own. */
  manner: Manner | null;
  /** The policy pack in force; null: none, the strict defaults hold. */
  pack: Pack | null;
  /** The one that is in force from the start. */
  readonly firstPack: Pack | null;
  /** Whether pages are sent with their first screen. */
  isFirstScreenSent: boolean;
};

const open: Maintenance = {
  isActive: false,
  started_at: null,
  ended_at: null,
  notify_started_at: null,
  notify_ended_at: null,
};

/** An open site without restrictions but those of the pack. */
export const createSite = (pack: Pack | null = null): Site => ({
  maintenance: open,
  blockTemplateId: null,
  redirects: new Map(),
  appVersion: version,
  ageVariant: "off",
  isCookiePopupEnabled: true,
  experiments: {},
  configPatch: {},
  playerPatch: {},
  manner: null,
  isFirstScreenSent: true,
  pack,
  firstPack: pack,
});

/** Resets the site to its state at server start. */
export const resetSite = (site: Site): void => {
  Object.assign(site, createSite(site.firstPack));
};

/** Closed by its switch or once the start time is reached; open again once the end time is reached. */
export function isClosed({ maintenance }: Site, now: number): boolean {
  const { isActive, started_at, ended_at } = maintenance;
  const seconds = now / 1000;
  if (ended_at !== null && ended_at <= seconds) return false;
  return isActive || (started_at !== null && started_at <= seconds);
}

/** MaintenanceConfig of the contract at this time. */
export function maintenanceAt(site: Site, now: number) {
  const { notify_started_at: from, notify_ended_at: until } = site.maintenance;
  const isActive = isClosed(site, now);
  const isAnnounced = from !== null && until !== null && from * 1000 <= now && now < until * 1000;
  return { ...site.maintenance, isActive, web_state: isActive ? 2 : isAnnounced ? 1 : 0 };
}
