// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { watchLostFocus } from "../../src/views/site/lostFocus.ts";

const page = `
  <main id="main" tabindex="-1">
    <section id="offer"><p>Odds moved.</p><button id="accept">Accept</button></section>
    <section id="alone"><button id="update">Update</button></section>
    <button id="home">Home</button>
  </main>
  <aside id="messages"><button id="undo">Undo</button></aside>`;
const byId = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (found === null) throw new Error(id);
  return found;
};
const focused = () => document.activeElement?.id;
const painted = () => new Promise((resolve) => setTimeout(resolve, 60));

describe("a focus whose control has gone", () => {
  let stop = () => {};
  beforeEach(() => {
    document.body.append(document.createRange().createContextualFragment(page));
    stop = watchLostFocus(document);
  });
  afterEach(() => {
    stop();
    document.body.replaceChildren();
  });
  const lose = async (id: string) => {
    byId(id).focus();
    byId(id).remove();
    await painted();
  };

  it("is taken over by what the control lay in", async () => {
    await lose("accept");
    expect(focused()).toBe("offer");
  });
  it("is no stop of the Tab key there, once it has left", async () => {
    await lose("accept");
    byId("home").focus();
    expect(byId("offer").hasAttribute("tabindex")).toBe(false);
  });
  it("goes to the content of the page, where nothing is left around it there", async () => {
    byId("home").focus();
    await lose("update");
    expect(focused()).toBe("main");
  });
  it("goes back to what was focused before, from a message over the page", async () => {
    byId("home").focus();
    await lose("undo");
    expect(focused()).toBe("home");
  });
  it("goes to the content of the page, where nothing was focused before", async () => {
    await lose("undo");
    expect(focused()).toBe("main");
  });
  it("is taken over from a control that had it before the watch began", async () => {
    byId("accept").focus();
    stop();
    stop = watchLostFocus(document);
    byId("accept").remove();
    await painted();
    expect(focused()).toBe("offer");
  });
  it("stays where somebody else has put it by then", async () => {
    byId("accept").focus();
    byId("accept").remove();
    byId("home").focus();
    const take = vi.spyOn(byId("offer"), "focus");
    await painted();
    expect(take).not.toHaveBeenCalled();
    expect(focused()).toBe("home");
  });
});
