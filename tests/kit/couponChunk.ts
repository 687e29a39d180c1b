import type { Entry } from "../../src/events/define.ts";
import { DomainsWanted } from "../../src/events/runtime/events.ts";
import { instant } from "./play.ts";
import { answers, fails, late, type Reply } from "./replies.ts";

/**
 * How the app's chunks load, for the lane `Rules`: the coupon's arrives `after` it was requested, and cannot
 * be loaded before the time `from` of the timeline; all others arrive at once.
 */
export const couponArrives =
  (after: string, from = "0ms") =>
  (wanted: Entry): Reply => {
    if (!DomainsWanted.is(wanted) || wanted.data.need !== "coupon") return answers(null);
    return wanted.at < instant(from) ? fails(503) : late(after, answers(null));
  };
