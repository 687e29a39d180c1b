import type { Domain } from "./domains/domain.ts";
import type { Need } from "./events/runtime/events.ts";

/**
 * What loads when, and nowhere else. A chunk is a list of domains; one that moves to another is moved in these lists
 * alone, and no log of before means anything else, for it names the domains that arrived.
 */
export const chunks: Readonly<Record<Need, () => Promise<readonly Domain[]>>> = {
  player: () => import("./chunks/player.ts").then(({ playerChunk }) => playerChunk),
  later: () => import("./chunks/later.ts").then(({ laterChunk }) => laterChunk),
  signIn: () => import("./chunks/signIn.ts").then(({ signInChunk }) => signInChunk),
  coupon: () => import("./chunks/coupon.ts").then(({ couponChunk }) => couponChunk),
  routes: () => import("./chunks/routes.ts").then(({ routesChunk }) => routesChunk),
  frame: () => import("./chunks/frame.ts").then(({ frameChunk }) => frameChunk),
  content: () => import("./chunks/content.ts").then(({ contentChunk }) => contentChunk),
  remote: () => import("./chunks/remote.ts").then(({ remoteChunk }) => remoteChunk),
};
