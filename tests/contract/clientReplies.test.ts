import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { asks } from "./asks.ts";
import { all, ask, type Received, json, wired } from "./clientKit.ts";
import { type Operation, operationAt } from "./openapi.ts";
import { at, changed, dropped, type Path, pathsIn, wrongFor } from "./places.ts";

/** The calls whose answers are read, each with one ask and its operation. */
const cases = await Promise.all(
  all
    .map(({ call }) => call.name)
    .filter((name) => name !== "OpenSession" && name !== "SendMetrics")
    .map(async (name) => {
      const [of = {}] = fc.sample(asks[name] ?? fc.constant({}), { numRuns: 1, seed: 11 });
      const { client, sent } = wired(() => json({}));
      await ask(name, of, client);
      const { url = "", init } = sent[0] ?? {};
      const { operation } = operationAt(init?.method ?? "", new URL(url).pathname);
      const answered = (body: unknown): Promise<Received> =>
        ask(name, of, wired(() => json(body)).client);
      return { name, operation, answered };
    }),
);

/** The client's result for a correct answer, by example. */
async function goodOnes({ operation, answered }: Case) {
  return Promise.all(
    operation.examples.map(async ([, body]) => {
      const received = await answered(body);
      if (received.tag === "failed") throw new Error(`refused: ${received.error.detail}`);
      return { body, read: received.body };
    }),
  );
}
type Case = {
  readonly operation: Operation;
  readonly answered: (body: unknown) => Promise<Received>;
};

/** The message of the decoder about a refusal, or about a field that it has left out. */
function complaintOf(received: Received, path: Path): string {
  if (received.tag === "failed") {
    expect(received.error.tag).toBe("decode");
    return received.error.detail ?? "";
  }
  if (received.leftOut === undefined) throw new Error(`${path.join(".")} was taken`);
  return received.leftOut;
}

/** Whether the path, or a path above it, is named. */
function expectNamed(received: Received, path: Path): void {
  const complaint = complaintOf(received, path);
  const named = complaint.split("; ").map((line) => line.split(":")[0] ?? "");
  const full = ["body", ...path].join(".");
  const isNamed = named.some(
    (place) => place !== "" && (full === place || full.startsWith(`${place}.`)),
  );
  expect(isNamed, `${full} in "${complaint}"`).toBe(true);
}

/** Tokens are counted: without a preceding private value, a token has another number. */
const unnumbered = (body: unknown): unknown =>
  JSON.parse(JSON.stringify(body).replaceAll(/§(personal|secret):\d+/g, "§$1"));

describe("answers as the client reads them", () => {
  it.each(cases)("$name: the contract's own examples [server-calls-002]", async (one) => {
    expect(one.operation.examples.length).toBeGreaterThan(0);
    for (const { body } of await goodOnes(one)) expect(one.operation.checkAnswer(body)).toBeNull();
  });

  it.each(cases)(
    "$name: an unknown field changes nothing, wherever it is [server-calls-002]",
    async (one) => {
      const extra = fc.dictionary(fc.string(), fc.jsonValue(), { noNullPrototype: true });
      for (const { body, read } of await goodOnes(one)) {
        for (const { path, value } of pathsIn(body)) {
          if (value === null || typeof value !== "object" || Array.isArray(value)) continue;
          // The number makes sure that it cannot be an entry of a map of texts.
          const news = { ...fc.sample(extra, 1)[0], ofTomorrow: 1 };
          const more = changed(body, [...path, "aFieldOfTomorrow"], news);
          // In a map by name a new key is a new entry, not an unknown field.
          if (one.operation.checkAnswer(more) !== null) continue;
          expect(await one.answered(more), path.join(".")).toEqual({ tag: "answered", body: read });
        }
      }
    },
  );

  it.each(cases)(
    "$name: a wrong type or null loses the answer or a part of it, named by its path, or is not read at all; null may stand for nothing",
    async (one) => {
      let refusals = 0;
      for (const { body, read } of await goodOnes(one)) {
        for (const { path, value } of pathsIn(body)) {
          for (const wrong of [null, ...wrongFor(value)]) {
            const bad = changed(body, path, wrong);
            const received = await one.answered(bad);
            if (one.operation.checkAnswer(bad) === null) {
              expect(received.tag, `${path.join(".")} = ${JSON.stringify(wrong)}`).toBe("answered");
            } else if (at(read, path) === undefined) {
              expect(received).toEqual({ tag: "answered", body: read });
            } else if (
              wrong === null &&
              received.tag === "answered" &&
              received.leftOut === undefined
            ) {
              expect(received).toEqual(await one.answered(dropped(body, path)));
            } else {
              expectNamed(received, path);
              refusals += 1;
            }
          }
        }
      }
      expect(refusals).toBeGreaterThan(0);
    },
  );

  it.each(cases)(
    "$name: a missing field loses the answer or a part of it, named by its path, or is only missing",
    async (one) => {
      for (const { body, read } of await goodOnes(one)) {
        for (const { path } of pathsIn(body).filter(
          (place) => typeof place.path.at(-1) === "string",
        )) {
          const bad = dropped(body, path);
          const received = await one.answered(bad);
          if (one.operation.checkAnswer(bad) === null)
            expect(received.tag, path.join(".")).toBe("answered");
          if (received.tag === "failed" || received.leftOut !== undefined)
            expectNamed(received, path);
          else
            expect(unnumbered(received.body)).toEqual(
              unnumbered(at(read, path) === undefined ? read : dropped(read, path)),
            );
        }
      }
    },
  );

  it.each(cases)("$name: __proto__ reaches neither the state nor Object.prototype", async (one) => {
    for (const { body, read } of await goodOnes(one)) {
      for (const { path, value } of pathsIn(body)) {
        if (value === null || typeof value !== "object" || Array.isArray(value)) continue;
        for (const poison of [{ isPolluted: true }, [1, 2], 1]) {
          const received = await one.answered(changed(body, [...path, "__proto__"], poison));
          if (received.tag === "failed" || received.leftOut !== undefined)
            expectNamed(received, path);
          else expect(received.body, path.join(".")).toStrictEqual(read);
        }
      }
    }
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect("isPolluted" in {}).toBe(false);
  });

  it.each(cases)("$name: any input produces an event and no exception", async (one) => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (body) => {
        const received = await one.answered(body);
        if (received.tag === "failed") expect(received.error.tag).toBe("decode");
      }),
      { numRuns: 30 },
    );
  });
});
