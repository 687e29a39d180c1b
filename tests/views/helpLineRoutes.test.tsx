// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { RouteEntered } from "../../src/events/navigation/events.ts";
import { routeOf } from "../../src/events/navigation/index.ts";
import { table } from "../routes/expected.ts";
import { config, open } from "./layoutPage.tsx";
import { settled } from "./render.tsx";
import { player } from "./player.tsx";

const words = { text: "Someone to talk to: 0800 555", lng: "en", phone: "5550" };
const policy = { id: "XX", figures: {}, helpLine: words };
const linesOf = (page: ParentNode) => [
  ...page.querySelectorAll<HTMLAnchorElement>(`a[href="tel:${words.phone}"]`),
];

/** An address for each kind of parameter, by its mark in the table. */
const samples: Readonly<Record<string, string>> = {
  "#": "12",
  "c#": "c34",
  $: "word",
  "@": "a1b2c3d4e5f6a7b8c9d0e1f2",
  "": "text",
};
/** An address of each row of the table. */
const each = Object.entries(table).map(([name, { pattern }]) => {
  const filled = pattern.replaceAll(/\{\w+(\??)(?::([^}]*))?\}/g, (_all, isOptional, kind = "") =>
    isOptional === "?" ? "" : (samples[kind] ?? kind.split("|")[0]),
  );
  const path = filled === "*" ? "no/such/page" : filled.replaceAll(/\/\/+|\/$/g, "/");
  return { name, path: path.replace(/\/$/, "") === "" ? "/en" : `/en/${path.replace(/\/$/, "")}` };
});

it("the help line of a pack is once on every page, whatever its route and its layout", async () => {
  const { page, emit } = await open("/en", [config({ policy }), ...player(100)]);
  const without: string[] = [];
  for (const { path, name } of each) {
    emit(RouteEntered({ path }));
    await settled();
    await settled();
    const [line, ...others] = linesOf(page);
    // Below a page that ends with a dock the foot is not shown.
    const isUnderDock = page.querySelector("main + footer") !== null && !line?.closest("main");
    if (line?.textContent !== words.text || others.length > 0 || isUnderDock)
      without.push(`${name} ${path}`);
  }
  expect(without).toEqual([]);
  expect(each.map(({ path }) => routeOf(path).name)).toEqual(Object.keys(table));
}, 300_000);

it("without a pack no page has one", async () => {
  const { page, emit } = await open("/en", [config(), ...player(100)]);
  for (const path of ["/en", "/en/statisticpopup", "/en/block", "/en/maintenance"]) {
    emit(RouteEntered({ path }));
    await settled();
    expect(page.querySelector('a[href^="tel:"]'), path).toBeNull();
  }
});
