import http, { get } from "node:http";
import https from "node:https";
import net, { connect } from "node:net";
import { expect, it } from "vitest";
import { withoutNetwork } from "../../tools/replay/offline.ts";

const tries: Readonly<Record<string, () => unknown>> = {
  fetch: () => fetch("http://127.0.0.1:9/"),
  XMLHttpRequest: () => new (Reflect.get(globalThis, "XMLHttpRequest") as new () => object)(),
  WebSocket: () => new WebSocket("ws://127.0.0.1:9/"),
  "http.get": () => http.get("http://127.0.0.1:9/"),
  "http.get by name": () => get("http://127.0.0.1:9/"),
  "https.request": () => https.request("https://127.0.0.1:9/"),
  "net.connect": () => net.connect(9, "127.0.0.1"),
  "net.connect by name": () => connect(9, "127.0.0.1"),
  "a socket": () => new net.Socket().connect(9, "127.0.0.1"),
};

it.each(Object.entries(tries))("running offline stops %s", (_name, attempt) => {
  expect(() => withoutNetwork(attempt)).toThrow("replay has no network");
});

it("running offline restores the network afterwards, also after an error, and returns the result", () => {
  const before = [fetch, http.get, net.connect, net.Socket.prototype.connect];
  expect(withoutNetwork(() => 7)).toBe(7);
  expect(() => withoutNetwork(() => JSON.parse("{"))).toThrow(SyntaxError);
  expect([fetch, http.get, net.connect, net.Socket.prototype.connect]).toEqual(before);
  expect("XMLHttpRequest" in globalThis).toBe(false);
});
