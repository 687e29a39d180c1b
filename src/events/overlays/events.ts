import * as t from "io-ts";
import { openString, shape } from "../../codec/codec.ts";
import { defineEvent, defineInput } from "../define.ts";

const plain = t.keyof({
  registration: null,
  login: null,
  userQuestion: null,
  supportHistory: null,
  welcome: null,
});

const Overlay = t.union([
  shape({ kind: plain }),
  shape({
    kind: t.literal("firstDeposit"),
    variant: t.union([t.literal(1), t.literal(2)]),
  }),
  shape({ kind: t.literal("image"), src: openString, alt: openString }),
]);

/** Something lies over the page from now on. [modals-003] [modals-004] [modals-005] [modals-011] */
export const OverlayOpened = defineEvent("OverlayOpened", 1, shape({ overlay: Overlay }));
/** The player put it away. */
export const OverlayClosed = defineEvent("OverlayClosed", 1, shape({}));
/** What this device says it was welcomed with, from `tl.welcomeShown` and `tl.firstDepositShown`. [modals-013] */
export const WelcomesFound = defineInput(
  "WelcomesFound",
  1,
  shape({ welcome: t.boolean, firstDeposit: t.boolean }),
);
