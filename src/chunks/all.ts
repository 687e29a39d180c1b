import { createApp } from "../app.ts";
import type { Domain } from "../domains/domain.ts";
import type { Need } from "../events/runtime/events.ts";
import { contentChunk } from "./content.ts";
import { couponChunk } from "./coupon.ts";
import { firstChunk } from "./first.ts";
import { frameChunk } from "./frame.ts";
import { laterChunk } from "./later.ts";
import { playerChunk } from "./player.ts";
import { remoteChunk } from "./remote.ts";
import { routesChunk } from "./routes.ts";
import { signInChunk } from "./signIn.ts";
// No rule is about it: it is there to be read in a log.
import "../events/shell/startEvents.ts";

/** The domains of each chunk at hand, for replay, tools and tests. */
export const chunkOf = {
  player: playerChunk,
  later: laterChunk,
  signIn: signInChunk,
  coupon: couponChunk,
  routes: routesChunk,
  frame: frameChunk,
  content: contentChunk,
  remote: remoteChunk,
} as const satisfies Readonly<Record<Need, readonly Domain[]>>;

/** An app that has all domains at hand; each still acts from the entry on with which it arrives. */
export function createWholeApp() {
  const app = createApp(firstChunk);
  for (const chunk of Object.values(chunkOf)) app.add(chunk);
  return app;
}
