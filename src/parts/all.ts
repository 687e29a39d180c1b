import type { EpicGroup } from "../events/runtime/events.ts";
import { contentPart } from "./content.ts";
import { couponPart } from "./coupon.ts";
import { framePart } from "./frame.ts";
import { laterPart } from "./later.ts";
import { type AppPart, install } from "./part.ts";
import { remotePart } from "./remote.ts";
import { playerPart } from "./player.ts";
import { routesPart } from "./routes.ts";
import { signInPart } from "./signIn.ts";
// No rule hears of it: it is there to be read in a log.
import "../events/shell/startFailure.ts";

const parts: Readonly<Record<EpicGroup, AppPart>> = {
  player: playerPart,
  later: laterPart,
  signIn: signInPart,
  coupon: couponPart,
  routes: routesPart,
  frame: framePart,
  content: contentPart,
  remote: remotePart,
};

/** Every part there is. */
export const groups = Object.keys(parts) as readonly EpicGroup[];

// Replay and tests have all parts at hand; each still acts from the entry on with which it arrives.
for (const group of groups) install(group, parts[group]);

export const epicsOf = (group: EpicGroup): AppPart["epics"] => parts[group].epics;
