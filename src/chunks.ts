import type { Domain } from "./domains/domain.ts";
import type { Need } from "./events/runtime/events.ts";

/**
 * The only place that says what loads when. A chunk is a list of domains. To move a domain to another chunk,
 * edit only these lists: older logs keep their meaning, because they name the domains that arrived.
 */
export const chunks: Readonly<Record<Need, () => Promise<readonly Domain[]>>> = {
  player: () => import("./chunks/player.ts").then(({ playerChunk }) => playerChunk),
  later: () => import("./chunks/later.ts").then(({ laterChunk }) => laterChunk),
  signIn: () => import("./chunks/signIn.ts").then(({ signInChunk }) => signInChunk),
  coupon: () => import("./chunks/coupon.ts").then(({ couponChunk }) => couponChunk),
  routes: () => import("./chunks/routes.ts").then(({ routesChunk }) => routesChunk),
  frame: () => import("./chunks/frame.ts").then(({ frameChunk }) => frameChunk),
  finding: () => import("./chunks/finding.ts").then(({ findingChunk }) => findingChunk),
  content: () => import("./chunks/content.ts").then(({ contentChunk }) => contentChunk),
  remote: () => import("./chunks/remote.ts").then(({ remoteChunk }) => remoteChunk),
};
