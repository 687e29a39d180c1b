// @vitest-environment happy-dom
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { NotificationShown } from "../../src/events/notifications/events.ts";
import { Notifications } from "../../src/views/notifications/Notifications.tsx";
import { show, received } from "./player.tsx";
import { one, settled } from "./render.tsx";

/** Keys of notices as the rules and commands name them. */
const keys = ["epics", "commands"].flatMap((folder) =>
  readdirSync(`src/${folder}`, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts"))
    .flatMap((name) => {
      const source = readFileSync(`src/${folder}/${name}`, "utf8");
      if (!source.includes("NotificationShown")) return [];
      return [...source.matchAll(/\btext: "(\w+)"/g)].map(([, key = ""]) => key);
    }),
);
const limits = ["confirm", "cancel"].flatMap((what) =>
  ["success", "error", "unsure"].map((how) => `responsible_gaming_${what}_limit_${how}`),
);
const others = [
  "currencyAdded",
  "currencyComes",
  "accountUnsure",
  "main_save_success",
  "main_query_error",
];

describe("a notice that is named by a key", () => {
  it.each([...new Set([...keys, ...limits, ...others])])(
    "has its own text: %s [server-calls-003]",
    async (text) => {
      const fake = received(
        NotificationShown({ id: "n", status: "info", variant: "default", text, action: "none" }),
      );
      const page = show(fake, <Notifications />);
      // Some come with code and words of their own.
      await settled();
      const shownText = one(page, "section").textContent;
      expect(shownText).not.toContain(text);
      expect(shownText.length).toBeGreaterThan(3);
    },
  );

  it("is one of many", () => {
    expect(new Set(keys).size).toBeGreaterThan(8);
  });
});
