// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { SessionOpened } from "../../src/events/session/events.ts";
import { Menu } from "../../src/views/sections/menu/Menu.tsx";
import { player, show, received } from "./player.tsx";

it("the menu shows the number that signs in, not the id of the money account", () => {
  const fake = received(...player(100));
  fake.emit(SessionOpened({ userId: fake.seal("personal", 700_215) }));
  const page = show(fake, <Menu />);
  expect(page.textContent).toContain("Account number 700215");
  expect(page.textContent).not.toContain("No. 11");
});
