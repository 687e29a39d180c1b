import { createApp } from "../app.ts";
import type { Domain } from "../domains/domain.ts";
import type { Need } from "../events/runtime/events.ts";
import { checkUpcasters } from "../events/upcasters/index.ts";
import { contentChunk } from "./content.ts";
import { couponChunk } from "./coupon.ts";
import { findingChunk } from "./finding.ts";
import { firstChunk } from "./first.ts";
import { frameChunk } from "./frame.ts";
import { laterChunk } from "./later.ts";
import { playerChunk } from "./player.ts";
import { remoteChunk } from "./remote.ts";
import { routesChunk } from "./routes.ts";
import { signInChunk } from "./signIn.ts";
// No rule uses it: it is only there to be readable in a log.
import "../events/shell/startEvents.ts";

/** The domains of each chunk, loaded statically, for replay, tools and tests. */
export const chunkOf = {
  player: playerChunk,
  later: laterChunk,
  signIn: signInChunk,
  coupon: couponChunk,
  routes: routesChunk,
  frame: frameChunk,
  finding: findingChunk,
  content: contentChunk,
  remote: remoteChunk,
} as const satisfies Readonly<Record<Need, readonly Domain[]>>;

const domains: readonly Domain[] = [...firstChunk, ...Object.values(chunkOf).flat()];
const namesOfFirst = firstChunk.map(({ name }) => name);

/**
 * An app with all domains loaded. Those named in `first` are active from the start, the others from the entry
 * that records their arrival: a log is replayed with what was in the first load of the page that wrote it.
 */
export function createWholeApp(first: readonly string[] = namesOfFirst) {
  const app = createApp(
    first.flatMap((name) => domains.find((domain) => domain.name === name) ?? []),
  );
  app.add(domains);
  checkUpcasters(app.definitions);
  return app;
}
