// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { ConsultantOpened } from "../../src/events/consultant/events.ts";
import { consultantPort } from "../../src/infra/ports/consultant.ts";

const chat = { id: "chat-en", colors: { accent: "#0a5" } };
const opened = ConsultantOpened({ ...chat, scriptUrl: "https://chat.test/a.js" });
const entry = { seq: 1, at: 0, v: 1, cause: null, type: opened.type, data: opened.data };

/** A page that requests the chat; `answers` says for each time whether the vendor's script loads. */
function page(...answers: readonly boolean[]) {
  const screen: EventTarget & { TouchlineConsultant?: unknown } = new EventTarget();
  const seen: unknown[] = [];
  screen.addEventListener("touchline:consultant", () => seen.push("told"));
  const received = consultantPort(screen as Window, (url) => {
    seen.push([url, screen.TouchlineConsultant]);
    const isThere = answers[seen.filter(Array.isArray).length - 1];
    return isThere === true ? Promise.resolve() : Promise.reject(new Error(`no ${url}`));
  });
  return { received, seen };
}
const asked = ["https://chat.test/a.js", chat];

describe("the consultant's chat", () => {
  it("gets its account and colours before its script, and every time they change [config-005]", async () => {
    const { received, seen } = page(true);
    received(entry);
    await expect.poll(() => seen).toEqual([asked, "told"]);
    received(entry);
    await expect.poll(() => seen).toEqual([asked, "told", "told"]);
  });

  it("is requested again with the next tap when it does not load", async () => {
    const { received, seen } = page(false, true);
    received(entry);
    await new Promise((done) => setTimeout(done, 0));
    received(entry);
    await expect.poll(() => seen).toEqual([asked, asked, "told"]);
  });
});
