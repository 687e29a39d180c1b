import { expect, it } from "vitest";
import { unsentIn } from "../../tools/check/unsent.ts";

const definitions = `export const Boil = defineCommand("Boil", shape({}));
export const Boiled = defineEvent("Boiled", 1, shape({}));
export const LoadTea = defineSessionCall(
  "Tea", 1, shape({}), shape({}));
`;
const names = (sources: Readonly<Record<string, string>>) =>
  unsentIn(new Map(Object.entries({ "src/tea.ts": definitions, ...sources }))).map(
    ({ name, fault }) => `${name} is ${fault}`,
  );

it("messages that deciders, folds and endpoints know but nobody sends are refused", () => {
  expect(
    names({
      "src/deciders.ts":
        'import { Boil, LoadTea } from "./tea.ts";\nexport const all = { Boil: boil };',
      "src/fold.ts": "slice.on(Boiled, fold).on(LoadTea.answered, fold);",
      "src/infra/http/api/tea.ts": "endpoint(LoadTea, () => ({}));",
    }),
  ).toEqual(["Boil is never sent", "Boiled is never emitted", "LoadTea is never called"]);
});

it("messages that are created anywhere are accepted", () => {
  expect(
    names({ "src/epic.tsx": "send(Boil({})); of(Boiled({ cups: 1 })); deps.call(LoadTea, {});" }),
  ).toEqual([]);
});
