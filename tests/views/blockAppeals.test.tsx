// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { BlockAppeals, SendBlockAppeal } from "../../src/events/support/events.ts";
import BlockAppealsScreen from "../../src/views/sections/blockAppeals/index.tsx";
import {
  busy,
  offline,
  open,
  commands,
  sealed,
  submit,
  texts,
  received,
  write,
} from "./contentScreen.tsx";
import { player, visitor } from "./player.tsx";
import { one } from "./render.tsx";

describe("appeals against a block", () => {
  const path = "/en/block-appeal-history";

  it("can be written by a player only [route-blocking-003]", () => {
    const { page } = open(path, BlockAppealsScreen, visitor);
    expect(page.querySelector("form")).toBeNull();
    expect(page.textContent).toContain("An appeal belongs to an account");
  });
  it("keep what was typed until it has been received [route-blocking-003]", () => {
    const { fake, page } = open(path, BlockAppealsScreen, ...player(10));
    received(fake, BlockAppeals, { items: [] });
    submit(page);
    expect(page.textContent).toContain("Enter your message");
    write(one(page, "textarea"), "It was not me");
    submit(page);
    expect(commands(fake)).toMatchObject([{ type: "AppealBlock" }]);
    expect(busy(page)).not.toBeNull();
    const ask = { text: sealed(fake, "It was not me") };
    fake.emit(SendBlockAppeal.failed({ call: 1, ask, error: offline }));
    expect(one(page, "textarea")).toHaveProperty("value", "It was not me");
    expect(one(page, 'form [role="alert"]').textContent).toContain("connection");
  });
  it("are known to be received though the list that has it does not come [route-blocking-003]", () => {
    const { fake, page } = open(path, BlockAppealsScreen, ...player(10));
    received(fake, BlockAppeals, { items: [] });
    write(one(page, "textarea"), "It was not me");
    submit(page);
    const ask = { text: sealed(fake, "It was not me") };
    fake.emit(SendBlockAppeal.answered({ call: 1, ask, body: { success: true } }));
    fake.emit(BlockAppeals.failed({ call: 2, ask: {}, error: offline }));
    expect(page.querySelector("form")).toBeNull();
    expect(page.textContent).toContain("We are reviewing your appeal");
  });
  it("are listed with their answers; while one is pending, no other can be written [route-blocking-003]", () => {
    const { fake, page } = open(path, BlockAppealsScreen, ...player(10));
    const items = [
      { id: 5, at: 2, text: sealed(fake, "Again"), state: "open" as const },
      {
        id: 4,
        at: 1,
        text: sealed(fake, "Please"),
        state: "rejected" as const,
        answer: sealed(fake, "No"),
      },
    ];
    fake.emit(BlockAppeals.answered({ call: 1, ask: {}, body: { items } }));
    expect(page.querySelector("form")).toBeNull();
    expect(one(page, '[role="status"]').textContent).toContain("We are reviewing your appeal");
    expect(texts(page, "li")[0]).toContain("Again");
    expect(texts(page, "li")[1]).toContain("PleaseAnswer: No");
  });
});
