import { describe, expect, it } from "vitest";
import { checkDomains } from "../../tools/check/domains.ts";
import { folderWith, root } from "./workshop.ts";

const registered = {
  "src/domains/coupon.ts": "export const coupon = domain({});",
  "src/domains/bets.ts": "export const bets = domain({});",
};
const read = (files: Readonly<Record<string, string>>) =>
  checkDomains(folderWith({ ...registered, ...files }));

describe("code outside a domain may import only its public files", () => {
  it.each([
    ["its face", "src/events/bets/a.ts", 'import { x } from "../coupon/index.ts";', true],
    ["its events", "src/events/bets/a.ts", 'import { x } from "../coupon/events.ts";', true],
    [
      "events that load separately",
      "src/epics/bets/a.ts",
      'import { x } from "../../events/coupon/openEvents.ts";',
      true,
    ],
    ["its own files", "src/events/coupon/a.ts", 'import { x } from "./stake.ts";', true],
    [
      "in another layer too",
      "src/epics/coupon/a.ts",
      'import { x } from "../../events/coupon/stake.ts";',
      true,
    ],
    [
      "its state, where all states are combined",
      "src/events/index.ts",
      'import { x } from "./coupon/state.ts";',
      true,
    ],
    [
      "code outside domains",
      "src/events/bets/a.ts",
      'import { x } from "../money/minorUnits.ts";',
      true,
    ],
    [
      "a file of another domain",
      "src/events/bets/a.ts",
      'import { x } from "../coupon/stake.ts";',
      false,
    ],
    [
      "a type of such a file",
      "src/commands/bets.ts",
      'import type { X } from "../events/coupon/stake.ts";',
      false,
    ],
    [
      "such a file, from a view",
      "src/views/a.tsx",
      'import { x } from "../events/coupon/stake.ts";',
      false,
    ],
  ])("%s", async (_what, file, line, isAllowed) => {
    const { deep } = await read({ [file]: line });
    expect(deep.map((one) => one.file)).toEqual(isAllowed ? [] : [file]);
  });
});

describe("domains do not depend on each other in a cycle", () => {
  const toBets = { "src/epics/coupon/a.ts": 'import { x } from "../../events/bets/index.ts";' };

  it("by value, in any layer", async () => {
    const { ring } = await read({
      ...toBets,
      "src/events/bets/a.ts": 'import { x } from "../coupon/index.ts";',
    });
    expect(ring).toEqual(["coupon", "bets", "coupon"]);
  });

  it.each([
    ["except by a type, which is gone at run time", 'import type { X } from "../coupon/index.ts";'],
    ["except by an event, which everybody receives", 'import { X } from "../coupon/events.ts";'],
    [
      "except by a command, which its decider handles",
      'import { X } from "../../commands/coupon.ts";',
    ],
  ])("%s", async (_why, line) => {
    expect((await read({ ...toBets, "src/events/bets/a.ts": line })).ring).toEqual([]);
  });
});

it("the product's domains follow these rules", async () => {
  const { domains, deep, ring } = await checkDomains(root);
  expect(domains).toBeGreaterThan(65);
  expect(deep.map(({ file, imported }) => `${file} → ${imported}`)).toEqual([]);
  expect(ring).toEqual([]);
}, 60_000);
