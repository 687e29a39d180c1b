// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { ClientLimits } from "../../src/events/limits/events.ts";
import { ContactNote } from "../../src/views/sections/limits/ContactNote.tsx";
import { answered } from "../kit/events.ts";
import { player, received, show } from "./player.tsx";

const noteOf = (more: object) =>
  show(
    received(...player(100), answered(ClientLimits, {}, { data: [], ...more })),
    <ContactNote />,
  );

it("says above which amount the limit is, when the operator wrote, and where to answer", () => {
  const contact = { limitType: 22, above: 10_000, measure: "SEK", at: 1_800_000_000 };
  const note = noteOf({ contact });
  expect(note.textContent).toMatch(/above .*10,000.* a month, so we wrote to you on 15 Jan/);
  expect(note.querySelector("a")?.getAttribute("href")).toBe("/en/support");
  expect(noteOf({}).textContent).toBe("");
});
