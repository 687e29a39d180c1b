import type { Draft } from "../../src/events/define.ts";
import {
  AvailableLimits,
  type ClientLimit,
  ClientLimits,
  SelfExcludeReasons,
} from "../../src/events/limits/events.ts";
import { SiteConfig } from "../../src/events/shell/events.ts";
import { LimitsPage } from "../../src/views/sections/limits/LimitsPage.tsx";
import { answered } from "../kit/events.ts";
import { siteConfig } from "../kit/site.ts";
import { control, player, received, show } from "./player.tsx";

const offer = (limitType: number, availableValues: number[], measure: string) => ({
  limitType,
  availableValues,
  measure,
  type: "any",
});
const offered = [
  offer(20, [], "EUR"),
  offer(21, [], "EUR"),
  offer(30, [1, 30], "days"),
  offer(31, [1, 2], "hours"),
  offer(32, [5, 10], "minutes"),
  offer(33, [1, 7], "days"),
];
const ready: readonly Draft[] = [
  answered(
    SiteConfig,
    { lang: "en" },
    { ...siteConfig, limits: { availableTypeIds: offered.map(({ limitType }) => limitType) } },
  ),
  ...player(100),
  answered(AvailableLimits, {}, { data: offered }),
  answered(
    SelfExcludeReasons,
    { isTokenSent: false },
    { data: [{ id: 2, selfExcludeReason: "A pause" }] },
  ),
];
/** The page of the limits, with these. */
export const page = (...items: readonly ClientLimit[]) => {
  const fake = received(...ready, answered(ClientLimits, {}, { data: [...items] }));
  return { fake, element: show(fake, <LimitsPage />) };
};
/** Of the sheet or question that is open. */
export const inDialog = (text: string) => {
  const dialog = document.querySelector<HTMLElement>("dialog");
  if (dialog === null) throw new Error("no dialog is open");
  return control(dialog, text);
};
