import { AppsBannerClosed } from "../events/layout/events.ts";
import { ValueStored } from "../events/shell/events.ts";
import { shape } from "../codec/codec.ts";
import { accept, refuse } from "./decision.ts";
import { defineCommand } from "./define.ts";

/** Hides the apps banner in this tab. */
export const CloseAppsBanner = defineCommand("CloseAppsBanner", shape({}), (_data, { layout }) =>
  layout.isAppsBannerClosed === true
    ? refuse("nothing_to_do")
    : accept(
        AppsBannerClosed({}),
        ValueStored({ area: "session", key: "tl.s.appsBannerClosed", value: "true" }),
      ),
);
