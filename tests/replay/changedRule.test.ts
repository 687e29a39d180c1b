import { afterEach, expect, it, vi } from "vitest";
import { type Parameter, rules } from "../../src/epics/rules.ts";
import { fileLines } from "./replayKit.ts";
import { placeALiveBet, placeInVain } from "./visits.ts";

afterEach(() => {
  vi.doUnmock("../../src/epics/rules.ts");
  vi.resetModules();
});

/** Visits in which, together, every rule has come to act. */
const logs = [placeALiveBet(), placeInVain()].map(fileLines);

type Figures = Readonly<Record<string, Parameter>>;
const figures = rules.flatMap(({ id, parameters }) =>
  Object.keys(parameters).map((name) => ({ id, name })),
);

/** As if somebody had changed the figure in the source: replay of the old log runs on the new one. */
function changeFigure(id: string, name: string): void {
  vi.resetModules();
  vi.doMock("../../src/epics/rules.ts", async (load) => {
    const source = await load<typeof import("../../src/epics/rules.ts")>();
    const changed = Object.entries(source).map(([key, value]) => {
      const isRule = typeof value === "object" && "id" in value && value.id === id;
      if (!isRule) return [key, value];
      const parameters: Figures = value.parameters;
      const { unit, fallback } = parameters[name] ?? { unit: "ms", fallback: 0 };
      const other: Parameter = { unit, fallback: fallback + (unit === "ms" ? 1_000 : 1) };
      return [key, { ...value, parameters: { ...parameters, [name]: other } }];
    });
    return Object.fromEntries(changed) as typeof source;
  });
}

it.each(figures)("names the rule $id when its figure $name is another", async ({ id, name }) => {
  changeFigure(id, name);
  const { app, fromLines } = await import("./replayKit.ts");
  const { verify } = await import("../../src/infra/replay/verify.ts");
  const found = logs.map((lines) => verify(fromLines(lines), app).difference);
  const [first] = found.filter((difference) => difference !== null);
  expect(first?.rule).toBe(id);
  expect(first?.kind).not.toBe("altered");
  for (const difference of found) expect(difference?.rule ?? id).toBe(id);
});

it("shows both figures and the way back to the input", async () => {
  changeFigure("POLL-PAUSE", "hiddenMs");
  const { app, fromLines } = await import("./replayKit.ts");
  const { verify } = await import("../../src/infra/replay/verify.ts");
  const { difference } = verify(fromLines(logs[0] ?? []), app);
  expect(difference).toMatchObject({ kind: "different", expected: { type: "TimerArmed" } });
  expect(difference?.changes[0]).toEqual({ path: "data.delayMs", before: 30_000, after: 31_000 });
  expect(difference?.causes.map(({ type }) => type)).toEqual(["TabHidden"]);
});
