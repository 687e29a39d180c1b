import dgram from "node:dgram";
import http from "node:http";
import http2 from "node:http2";
import https from "node:https";
import { syncBuiltinESMExports } from "node:module";
import net from "node:net";

/** Every network entry point of Node and the browser. */
const entryPoints: readonly (readonly [object, string])[] = [
  [globalThis, "fetch"],
  [globalThis, "XMLHttpRequest"],
  [globalThis, "WebSocket"],
  [globalThis, "EventSource"],
  [http, "request"],
  [http, "get"],
  [https, "request"],
  [https, "get"],
  [http2, "connect"],
  [net, "connect"],
  [net, "createConnection"],
  [net.Socket.prototype, "connect"],
  [dgram, "createSocket"],
];

/** Runs `work`, which must be synchronous, with all network entry points blocked: using one throws. */
export function withoutNetwork<A>(work: () => A): A {
  const originals = entryPoints.map(([owner, name]) =>
    Object.getOwnPropertyDescriptor(owner, name),
  );
  for (const [owner, name] of entryPoints) {
    const refuse = function refuse(): never {
      throw new Error(`${name} was called while a log was being verified; replay has no network`);
    };
    Object.defineProperty(owner, name, { value: refuse, configurable: true, writable: true });
  }
  syncBuiltinESMExports();
  try {
    return work();
  } finally {
    for (const [index, [owner, name]] of entryPoints.entries()) {
      const descriptor = originals[index];
      if (descriptor === undefined) Reflect.deleteProperty(owner, name);
      else Object.defineProperty(owner, name, descriptor);
    }
    syncBuiltinESMExports();
  }
}
