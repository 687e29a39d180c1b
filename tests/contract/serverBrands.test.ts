import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Operator, startOperator } from "../server/operator.ts";
import { check } from "./check.ts";

const path = "/web-api/third-party/api/list-available-partitions";

let operator: Operator;
beforeAll(async () => {
  operator = await startOperator();
});
afterAll(() => operator.close());

describe("the brands of third-party games", () => {
  it("match the contract, in the language of the page [call-casino-001]", async () => {
    const visitor = operator.visitor();
    const english = await check("listAvailablePartitions", visitor.get(path));
    const russian = await check(
      "listAvailablePartitions",
      visitor.get(path, { "X-Language": "ru" }),
    );
    const titles = ({ body }: typeof english) =>
      body.listAvailablePartitions.map(({ title }: { title: string }) => title);
    expect(titles(english)).toContain("Slots");
    expect(titles(russian)).toContain("Слоты");
    expect(titles(russian)).toHaveLength(titles(english).length);
  });
});
