// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { ShowSectionNotice } from "../../src/commands/remoteSections.ts";
import { Notifications } from "../../src/views/notifications/Notifications.tsx";
import { show, received } from "./player.tsx";
import { one } from "./render.tsx";

it.each([
  "How odds work: stake × odds",
  "<img src=x onerror=alert(1)>",
  "$t(notifications.main_ok) {{section}}",
  "idleLogoff",
  "main_error",
])("shows a section's message unchanged, with its author: %s", (text) => {
  const fake = received();
  fake.client.send(ShowSectionNotice({ section: "odds-explainer", text, status: "info" }));
  const message = one(show(fake, <Notifications />), "section");
  expect(message.textContent).toContain("odds-explainer says");
  expect(message.textContent).toContain(text);
  expect(message.querySelector("img")).toBeNull();
});
