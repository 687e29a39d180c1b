import { expect, it } from "vitest";
import { gamesEndpoints } from "../../src/infra/http/api/games.ts";
import { Browser } from "./tokenKit.ts";

it("the list of games is requested with a token where there is one, and without where there is none [call-games-002]", async () => {
  const ask = { lng: "en", groupId: 1, ref: 1, fcountry: 0 };
  const [kind] = gamesEndpoints.map(({ request }) => request(ask as never).kind);
  const browser = new Browser();
  const tab = browser.tab();
  expect(await tab.ask(kind)).toBe("ok");
  await tab.ask("player");
  expect(await tab.ask(kind)).toBe("ok");
  expect(browser.calls).toEqual(["-", "1", "1"]);
});
