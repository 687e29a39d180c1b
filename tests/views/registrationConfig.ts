import type { Draft } from "../../src/events/define.ts";
import { siteWith } from "../kit/events.ts";

/** The site config with registration allowed, and these fields of its group. */
export const registrationConfig = (over: object = {}): Draft =>
  siteWith({
    registration: {
      isAllowed: true,
      types: ["fast_reg", "phone_reg", "full_reg"],
      defaultType: "fast_reg",
      variant: "modal",
      isPagePreferred: false,
      isTelegramWidgetShown: false,
      bonusChoices: [0, 1, 2],
      credentialSaving: [0, 1, 2],
      ...over,
    },
  });
