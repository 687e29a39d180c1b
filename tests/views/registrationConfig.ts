import type { Draft } from "../../src/events/define.ts";
import { FurtherConfigRead } from "../../src/events/furtherConfig/events.ts";

/** The remaining config with a site's registration options. */
export const registrationConfig = (over: object = {}): Draft =>
  FurtherConfigRead({
    config: {
      registration: {
        types: ["fast_reg", "phone_reg", "full_reg"],
        defaultType: "fast_reg",
        variant: "modal",
        isPagePreferred: false,
        isTelegramWidgetShown: false,
        bonusChoices: [0, 1, 2],
        credentialSaving: [0, 1, 2],
        ...over,
      },
    },
    refused: [],
  });
