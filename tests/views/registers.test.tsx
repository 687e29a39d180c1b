// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { ClientLimits } from "../../src/events/limits/events.ts";
import { SiteConfig } from "../../src/events/shell/events.ts";
import { RegisterNote } from "../../src/views/sections/limits/RegisterNote.tsx";
import { answered } from "../kit/events.ts";
import { siteConfig } from "../kit/site.ts";
import { player, received, show } from "./player.tsx";

function noteOf(state: string, registerSites: readonly string[] = []) {
  const policy = { id: "XX", figures: {}, registerSites: [...registerSites] };
  const register = { state, isPlayOpen: state === "clear", askedAgoSec: 1, rounds: [] };
  const fake = received(
    answered(SiteConfig, { lang: "en" }, { ...siteConfig, policy }),
    ...player(100),
    answered(ClientLimits, {}, { data: [], register }),
  );
  return show(fake, <RegisterNote />);
}

it("says that a national register closes play, and links to its site where one is known", () => {
  const note = noteOf("restricted", ["https://register.example/entry"]);
  expect(note.textContent).toContain("A national register says that you may not play.");
  const link = note.querySelector("a");
  expect([link?.textContent, link?.getAttribute("href")]).toEqual([
    "The register: register.example/entry",
    "https://register.example/entry",
  ]);
});

it("says that one has not answered, and promises no more than to ask again", () => {
  const note = noteOf("unanswered");
  expect(note.textContent).toContain("Bets are closed until a national register answers.");
  expect(note.querySelector("a")).toBeNull();
});

it("links to nothing but pages, and says nothing while play is open", () => {
  expect(noteOf("restricted", ["javascript:alert(1)"]).querySelector("a")).toBeNull();
  expect(noteOf("clear", ["https://register.example"]).textContent).toBe("");
});
