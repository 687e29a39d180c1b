import { finite, shape } from "../../codec/codec.ts";
import { defineEvent } from "../define.ts";

/** How much of the page has loaded, 0 to 1, as the progress bar at the top shows it. [ui-001] */
export const PageProgressed = defineEvent("PageProgressed", 1, shape({ share: finite }));
/** The progress bar has timed out, no matter how much has loaded. [ui-001] */
export const PageProgressEnded = defineEvent("PageProgressEnded", 1, shape({}));
