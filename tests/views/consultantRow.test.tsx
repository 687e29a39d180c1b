// @vitest-environment happy-dom
import { arrival } from "../kit/app.ts";
import { describe, expect, it } from "vitest";
import { ConsultantRow } from "../../src/views/sections/menu/ConsultantRow.tsx";
import { siteWith } from "../kit/events.ts";
import { control, show, received, visitor } from "./player.tsx";
import { tap } from "./render.tsx";

const consultant = { idsByLanguage: { en: "chat-en" }, colors: {} };
const vendor = {
  analytics: { scriptUrlByType: { consultant: "https://chat.test/{code}.js" } },
};
const site = (group: object) =>
  received(visitor, arrival("frame"), siteWith({ ...vendor, ...group }));

describe("the consultant row", () => {
  it("is shown where the site has a consultant for the language, and opens the chat [config-005]", () => {
    const fake = site({ consultant });
    const page = show(fake, <ConsultantRow />);
    tap(control(page, "Chat with us"));
    expect(fake.sent.map(({ type }) => type)).toEqual(["OpenConsultant"]);
  });

  it("is hidden without one", () => {
    const other = { ...consultant, idsByLanguage: { ru: "chat-ru" } };
    expect(show(site({}), <ConsultantRow />).textContent).toBe("");
    expect(show(site({ consultant: other }), <ConsultantRow />).textContent).toBe("");
  });
});
