// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { RouteEntered } from "../../src/events/navigation/events.ts";
import { places, player as expectedOf, table } from "../routes/expected.ts";
import { config, open, pages } from "./layoutPage.tsx";
import { player, visitor } from "./player.tsx";
import { settled } from "./render.tsx";

const policy = { id: "DE", figures: {}, hasPanicButton: true };
const german = (over: object = {}) => config({ policy, ...over });
const buttons = (page: ParentNode) =>
  [...page.querySelectorAll("button")].filter(
    ({ textContent }) => textContent === "24-hour break now",
  );

/** One address for each route that a player may stay at. */
const stayed = places.filter(
  (place, index) =>
    places.findIndex(({ name }) => name === place.name) === index &&
    expectedOf(place).path === place.path,
);
/** Pages without a frame, which nothing can be played on or reached from by a price. */
const bare = ["empty", "blocked", "maintenance"];
const isFramed = ({ name }: (typeof places)[number]) =>
  !bare.includes(String(table[name]?.layout ?? "main"));

describe("the panic button of a pack", () => {
  it("is in the frame of every route of the table that a player may stay at", async () => {
    const { page, emit } = await open("/en", [german(), ...player(100)]);
    const without: string[] = [];
    for (const { path, name } of stayed.filter(isFramed)) {
      emit(RouteEntered({ path }));
      await settled();
      await settled();
      if (buttons(page).length === 0) without.push(`${name} ${path}`);
    }
    expect(without).toEqual([]);
    expect(stayed.filter(isFramed).length).toBeGreaterThan(170);
  }, 120_000);

  it("is missing only where there is no frame, and nothing to play", () => {
    const names = stayed.filter((place) => !isFramed(place)).map(({ name }) => name);
    expect(names).toEqual([
      "statisticPopupRoute",
      "verificationSumsub",
      "blockAppealHistory",
      "rulesFrame",
      "debugger",
      "token",
      "oldBrowser",
      "thankyou",
    ]);
  });

  it("stays where a site hides its bottom bar, and nobody else has it", async () => {
    const hiddenParts = ["home", "live"].map((route) => ({ route, parts: ["bottomNavigation"] }));
    const { page, emit } = await open("/en", [
      german({ pages: { ...pages, hiddenParts } }),
      ...player(100),
    ]);
    for (const path of ["/en", "/en/section/live"]) {
      emit(RouteEntered({ path }));
      await settled();
      expect(page.querySelector("nav[aria-label='Main']"), path).toBeNull();
      expect(buttons(page), path).toHaveLength(1);
    }
    emit(visitor);
    expect(buttons(page)).toHaveLength(0);
  });
});
