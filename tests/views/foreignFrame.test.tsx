// @vitest-environment happy-dom
// @vitest-environment-options { "settings": { "handleDisabledFileLoadingAsSuccess": true, "disableIframePageLoading": true } }
import * as t from "io-ts";
import { act } from "react";
import { describe, expect, it } from "vitest";
import { ForeignFrame } from "../../src/views/components/ForeignFrame.tsx";
import { type FrameSite, frameRules } from "../../src/views/components/frameRules.ts";
import { one, render } from "./render.tsx";

const own = "https://app.example";
const games = "https://games.example";
const here = "http://127.0.0.1:8123";
const site: FrameSite = { own, allowed: [games, here], isProduction: true };

describe("the permissions of a frame", () => {
  it("are empty for content that is only viewed, whatever its source", () => {
    for (const address of ["/promo-frame/showcase?lng=en", `${games}/poster`])
      expect(frameRules(address, "picture", site)).toMatchObject({ sandbox: "", allow: "" });
  });

  it("never combine scripts with the own origin", () => {
    for (const address of ["/sandbox/game/1", `${own}/x`, "?x", "#x", `${own}/.//games.example/`]) {
      const rules = frameRules(address, "code", site);
      expect(rules?.src.startsWith(`${own}/`), address).toBe(true);
      expect(rules, address).toMatchObject({ sandbox: "allow-scripts", origin: "null" });
    }
  });

  it("allow scripts under its own origin for a game of an allowed one, without navigating the page", () => {
    expect(frameRules(`${games}/play?session=7`, "code", site)).toEqual({
      src: `${games}/play?session=7`,
      sandbox: "allow-scripts allow-same-origin",
      allow: "autoplay; fullscreen",
      origin: games,
    });
  });

  it("allow http from this machine only, and not in production", () => {
    expect(frameRules(`${here}/x`, "code", site)).toBeNull();
    const atHome = { ...site, isProduction: false };
    expect(frameRules(`${here}/x`, "code", atHome)?.origin).toBe(here);
    const elsewhere = "http://games.example";
    const wide = { ...atHome, allowed: [elsewhere] };
    expect(frameRules(`${elsewhere}/x`, "code", wide)).toBeNull();
  });

  it.each([
    "https://evil.example/",
    "https://games.example.evil.example/",
    "https://evil-games.example/",
    "https://games.example:8443/",
    "http://games.example/",
    "https://games.example@evil.example/",
    "https://user@games.example/",
    "https://user:word@app.example/",
    "//games.example/x",
    "/\\games.example/x",
    "\\\\games.example/x",
    "/\t/games.example/x",
    " https://games.example/",
    "https://games.example/\u0000",
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "java\nscript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    `blob:${own}/5f2a1c1e-0000-4000-8000-000000000000`,
    `filesystem:${own}/temporary/x`,
    "about:blank",
    "about:srcdoc",
    "file:///etc/hostname",
    "ws://games.example/",
    "https://",
    "http://[",
  ])("refuse %j", (address) => {
    for (const use of ["picture", "code"] as const)
      expect(frameRules(address, use, site)).toBeNull();
  });
});

describe("a third-party frame", () => {
  const Said = t.exact(t.type({ type: t.literal("score"), points: t.number }));

  /** A game in a frame, the messages received from it, and a way to send messages to the page. */
  function game(address = `${games}/play`) {
    const received: unknown[] = [];
    const messages = { codec: Said, receive: (message: unknown) => received.push(message) };
    const { page, again } = render(null);
    const show = (shown: string) =>
      again(
        <ForeignFrame
          address={shown}
          use="code"
          title="A game"
          allowed={[games]}
          messages={messages}
        />,
      );
    show(address);
    const say = (data: unknown, origin: string, source: object | null) =>
      act(() => {
        const event = new MessageEvent("message", { data, origin });
        Object.defineProperty(event, "source", { value: source });
        window.dispatchEvent(event);
      });
    return { page, received, say, show };
  }
  const frameOf = (page: HTMLElement) => one(page, "iframe");
  /** The window of the frame; nothing is loaded here, so an object replaces it. */
  function windowOf(page: HTMLElement): object {
    const stand = {};
    Object.defineProperty(frameOf(page), "contentWindow", { value: stand });
    return stand;
  }
  const score = { type: "score", points: 7 };

  it("has a title, a sandbox, the features it needs, and sends no referrer", () => {
    const { page } = game();
    const names = ["title", "sandbox", "allow", "referrerpolicy", "src"];
    expect(names.map((name) => frameOf(page).getAttribute(name))).toEqual([
      "A game",
      "allow-scripts allow-same-origin",
      "autoplay; fullscreen",
      "no-referrer",
      `${games}/play`,
    ]);
  });

  it("is an error where the address may not be framed, and no frame is created", () => {
    const { page } = game("https://evil.example/play");
    expect(page.querySelector("iframe")).toBeNull();
    expect(one(page, '[role="alert"]').textContent).toContain("did not load");
  });

  it("is a new frame at another address: a sandbox applies from the next load on", () => {
    const { page, show } = game();
    const before = frameOf(page);
    show("/sandbox/game/1");
    expect(before.isConnected).toBe(false);
    expect(frameOf(page).getAttribute("sandbox")).toBe("allow-scripts");
  });

  it("is received from its own window and its exact origin only, and only in messages of its codec", () => {
    const { page, received, say } = game();
    say(score, games, null);
    const source = windowOf(page);
    for (const stranger of [{}, window, null]) say(score, games, stranger);
    for (const origin of [
      "https://evil.example",
      "null",
      "",
      `${games}:443`,
      "https://games.example.evil",
    ])
      say(score, origin, source);
    for (const data of [null, "score", 7, { type: "score" }, { type: "other", points: 7 }, [score]])
      say(data, games, source);
    expect(received).toEqual([]);
    say({ ...score, more: "dropped" }, games, source);
    expect(received).toEqual([score]);
  });

  it("is not received once it is gone", () => {
    const { page, received, say, show } = game();
    const source = windowOf(page);
    show("https://evil.example/play");
    say(score, games, source);
    expect(received).toEqual([]);
  });
});
