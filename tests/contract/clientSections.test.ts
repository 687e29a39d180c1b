import { expect, it } from "vitest";
import { dataAddress } from "../../src/infra/sections/address.ts";
import { readAnswer } from "../../src/infra/sections/answer.ts";
import { fetchAnswer } from "../../src/infra/sections/fetchAnswer.ts";
import type { RemoteAddress } from "../../src/infra/sections/types.ts";
import { json } from "./clientKit.ts";
import { operationAt } from "./openapi.ts";
import { at, changed, dropped, pathsIn, wrongFor } from "./places.ts";

const origin = "https://site.test";
const get: RemoteAddress = { url: "/sections/wheel", isPost: false, isForceSpa: false };
const { operation: load } = operationAt("GET", "/sections/wheel/section/live/1");
const [[, example] = ["", null]] = load.examples;

/** The client's request for a section; the answer is the contract's example. */
async function sentFor(address: RemoteAddress, path: string) {
  const sent: { url: URL; method: string; headers: Headers; body: unknown }[] = [];
  const url = dataAddress(address, { path, lng: "ru" }, { own: origin, allowed: [] });
  const answer = await fetchAnswer(
    url,
    address,
    {
      fetch: async (asked, init = {}) => {
        sent.push({
          url: new URL(String(asked)),
          method: init.method ?? "GET",
          headers: new Headers(init.headers),
          body: typeof init.body === "string" ? JSON.parse(init.body) : undefined,
        });
        return json(example);
      },
      ownOrigin: origin,
      setTimer: () => 0,
      clearTimer: () => {},
      token: () => "token",
      answerMs: 1000,
      lng: "ru",
    },
    new AbortController().signal,
  );
  const [one] = sent;
  if (one === undefined || sent.length > 1) throw new Error(`${sent.length} requests, not one`);
  return { ...one, answer };
}

const ways: readonly (readonly [
  id: string,
  operation: string,
  address: RemoteAddress,
  path: string,
])[] = [
  ["call-sections-001", "loadSection", get, "/section/live/1"],
  ["call-sections-001", "loadSection", get, ""],
  [
    "call-sections-002",
    "loadSectionWithComponents",
    { ...get, isPost: true, components: { banner: { id: 4 } } },
    "/section/live/1",
  ],
  ["call-sections-003", "loadSection", { ...get, isForceSpa: true }, "/office/menu"],
];

it.each(ways)("a section request matches the contract [%s] %s %j %s", async (...way) => {
  const [, id, address, path] = way;
  const { url, method, headers, body } = await sentFor(address, path);
  const { operation, values } = operationAt(method, url.pathname);
  expect(operation.id).toBe(id);
  expect(values).toEqual({ section: "wheel", path: path.slice(1) });
  for (const { name, in: place, required, check } of operation.parameters) {
    const value =
      place === "header"
        ? headers.get(name)
        : place === "query"
          ? url.searchParams.get(name)
          : values[name];
    expect([name, value === null || value === undefined ? required : check(value)]).toEqual([
      name,
      value === null || value === undefined ? false : null,
    ]);
  }
  expect(operation.checkBody?.(body) ?? null).toBeNull();
  const known = operation.parameters.map(({ name }) => name);
  expect([...url.searchParams.keys()].filter((name) => !known.includes(name))).toEqual([]);
  expect(headers.get("X-Force-Spa")).toBe(address.isForceSpa ? "1" : null);
});

it("the contract's answer is accepted, and one with a missing field or a field of another type is not [sections-023]", async () => {
  const { answer } = await sentFor(get, "/");
  expect(answer.data).toEqual(example);
  const more = { ...Object(example), later: 1 };
  expect(readAnswer(JSON.stringify(more), "here")).toEqual(example);
  for (const { path, value } of pathsIn(example)) {
    if (path.length !== 1) continue;
    const wrongs = [
      dropped(example, path),
      ...wrongFor(value).map((one) => changed(example, path, one)),
    ];
    for (const wrong of wrongs) {
      // A list of texts is still correct where the contract has a list of texts.
      const isRight = load.checkAnswer(wrong) === null;
      const read = () => readAnswer(JSON.stringify(wrong), "here");
      if (isRight) expect(read).not.toThrow();
      else expect(read, `${path.join()} ${JSON.stringify(at(wrong, path))}`).toThrow(/here/);
    }
  }
});
