import { OneClickTurned } from "../../src/events/oneClick/events.ts";
import type { Timeline } from "./timeline.ts";
import { siteWith } from "./events.ts";
import { answers } from "./replies.ts";
import { siteConfig } from "./site.ts";

/** The site config with or without one-click betting. */
export const switchedTo = (isOneClickEnabled: boolean) =>
  siteWith({ coupon: { isOneClickEnabled } });
/** The site has it. */
export const switched = switchedTo(true);
/** The player has turned it on. */
export const on = OneClickTurned({ isActiveOneClick: true });

/** The same as an answer of the server, for timelines. */
export const site = (isOneClickEnabled: boolean) =>
  answers({ ...siteConfig, coupon: { ...siteConfig.coupon, isOneClickEnabled } });
export const enabled = { SiteConfig: site(true) };
/** A player at a live match of a site that has it. */
export const base = {
  path: "/en/section/live/1/501",
  isPlayer: true,
  server: enabled,
} satisfies Partial<Timeline>;
/** One-click betting is already on, with five euros a tap. */
export const stored = {
  local: {
    "tl.oneClick": { isActiveOneClick: true, oneClickAmount: { amount: 5, iso: "EUR" } },
  },
} satisfies Timeline["stored"];
