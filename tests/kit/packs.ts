import { loadPacks, ownPacks } from "../../server/packs/packs.ts";
import { policyOf } from "../../server/packs/policy.ts";
import { createSite } from "../../server/site.ts";
import { siteConfig } from "./site.ts";
import { START_AT } from "./world.ts";

const packs = loadPacks(ownPacks);
export const packIds = [...packs.keys()];

/** The site config as the reference server gives it under a pack of the project; it allows two idle hours. */
export function siteUnder(id: string) {
  const pack = packs.get(id);
  if (pack === undefined) throw new Error(`there is no pack ${id}`);
  const policy = policyOf({ site: { ...createSite(), pack }, now: () => START_AT });
  return { ...siteConfig, idle: { isEnabled: true, minutes: 120 }, ...policy };
}
