import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Operator, startOperator } from "./operator.ts";

let operator: Operator;
beforeAll(async () => {
  operator = await startOperator();
});
afterAll(() => operator.close());

describe("health of a section", () => {
  it("is what the operator makes it [layouts-009]", async () => {
    const visitor = operator.visitor();
    const health = async () => (await visitor.get("/sections-health/menu")).body;
    expect(await health()).toMatchObject({ section: "menu", isReady: true });
    await operator.control({ sectionDown: "menu" });
    expect(await health()).toMatchObject({ section: "menu", isReady: false });
    await operator.control({ sectionUp: "menu" });
    expect(await health()).toMatchObject({ isReady: true });
  });
  it("is never kept, and what is no name is not found", async () => {
    const visitor = operator.visitor();
    const { headers } = await visitor.get("/sections-health/menu");
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect((await visitor.get("/sections-health/no_such!name")).status).toBe(404);
  });
});
