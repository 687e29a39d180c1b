import * as t from "io-ts";
import { openString, shape } from "../../codec/codec.ts";
import { defineEvent, defineInput } from "../define.ts";

const plainKind = t.keyof({
  registration: null,
  login: null,
  userQuestion: null,
  supportHistory: null,
  welcome: null,
});

const Overlay = t.union([
  shape({ kind: plainKind }),
  shape({
    kind: t.literal("firstDeposit"),
    variant: t.union([t.literal(1), t.literal(2)]),
  }),
  shape({ kind: t.literal("image"), src: openString, alt: openString }),
]);

/** An overlay was opened over the page. [modals-003] [modals-004] [modals-005] [modals-011] */
export const OverlayOpened = defineEvent("OverlayOpened", 1, shape({ overlay: Overlay }));
/** The player closed the overlay. */
export const OverlayClosed = defineEvent("OverlayClosed", 1, shape({}));
/**
 * The welcomes already shown on this device, from `tl.welcomeShown` and `tl.firstDepositShown`. [modals-013]
 */
export const WelcomesFound = defineInput(
  "WelcomesFound",
  1,
  shape({ welcome: t.boolean, firstDeposit: t.boolean }),
);
