import { finite, shape } from "../../codec/codec.ts";
import { defineEvent } from "../define.ts";

/** How much of the screen has come, 0 to 1, as the bar at the top shows it. [ui-001] */
export const PageProgressed = defineEvent("PageProgressed", 1, shape({ share: finite }));
/** The bar has run out, whatever has come by then. [ui-001] */
export const PageProgressEnded = defineEvent("PageProgressEnded", 1, shape({}));
