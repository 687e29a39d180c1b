// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { Apps, AppInstruction, AppQr } from "../../src/events/apps/events.ts";
import AppsScreen from "../../src/views/sections/apps/index.tsx";
import { answered } from "../kit/events.ts";
import { hrefs, lng, open, texts } from "./contentScreen.tsx";
import { one } from "./render.tsx";

describe("the app's own pages", () => {
  const app = (id: string, platform: string, url: string) => ({
    id,
    platform,
    title: id,
    version: "2",
    url,
    qrName: id,
    instructionId: id,
  });
  const apps = answered(Apps, lng, {
    items: [
      app("droid", "android", "/cdn/1/apps/touchline.apk"),
      app("apple", "ios", "/en"),
      app("mac", "macos", "/en"),
    ],
  });

  it("are listed by device, and say where there is nothing to download [route-pwa-app-001]", () => {
    const { page } = open("/en/mobile", AppsScreen, apps);
    expect(texts(page, "main h2")).toEqual(["droid", "apple"]);
    expect(hrefs(page, "a[download]")).toEqual(["/cdn/1/apps/touchline.apk"]);
    expect(page.textContent).toContain("the site itself is the app");
    expect(hrefs(page, "main a")).toContain("/en/desktop/instructions/apple");
    expect(hrefs(page, "main a")).toContain("/en/desktop/qr-codes/apple");
    expect(texts(open("/en/desktop", AppsScreen, apps).page, "main h2")).toEqual(["mac"]);
  });
  it("have pages for single sports and devices [route-pwa-app-002]", () => {
    expect(texts(open("/en/ios-app", AppsScreen, apps).page, "main h2")).toEqual(["apple"]);
    const cricket = open("/en/cricket-app", AppsScreen, apps).page;
    expect(one(cricket, "h1").textContent).toBe("Cricket app");
    expect(one(open("/en/ipl-betting-app", AppsScreen, apps).page, "h1").textContent).toBe(
      "IPL betting app",
    );
  });
  it("explain step by step how to install one [route-pwa-app-001]", () => {
    const steps = [
      { html: "<p>Open</p>", imageUrl: null },
      { html: "<p>Press</p>", imageUrl: null },
    ];
    const answer = answered(
      AppInstruction,
      { id: "ios", ...lng },
      { id: "ios", title: "On iPhone", steps },
    );
    const { page } = open("/en/desktop/instructions/ios", AppsScreen, answer);
    expect(one(page, "h1").textContent).toBe("On iPhone");
    expect(texts(page, "li")).toEqual(["1Open", "2Press"]);
  });
  it("show a QR code, and nothing that is only decorative [route-pwa-app-001]", () => {
    const qr = (image: string) =>
      answered(
        AppQr,
        { qrName: "ios", ...lng },
        { qrName: "ios", url: "https://x.test/en", image },
      );
    const good = open(
      "/en/desktop/qr-codes/ios",
      AppsScreen,
      qr("data:image/svg+xml;base64,PHN2Zz4="),
    ).page;
    expect(one(good, "img").getAttribute("alt")).toBe("QR code of https://x.test/en");
    const bad = open(
      "/en/desktop/qr-codes/ios",
      AppsScreen,
      qr("https://elsewhere.test/i.png"),
    ).page;
    expect(bad.querySelector("img")).toBeNull();
    expect(bad.textContent).toContain("https://x.test/en");
  });
});
