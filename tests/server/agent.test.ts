import { describe, expect, it } from "vitest";
import { agentNamed } from "../../server/http/agent.ts";

const apple = "AppleWebKit/605.1.15 (KHTML, like Gecko)";
const chrome = (system: string, rest = "") =>
  `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0.0.0 Safari/537.36${rest}`;
const iPhone = "iPhone; CPU iPhone OS 19_0 like Mac OS X";
const windows = "Windows NT 10.0; Win64; x64";

/** Headers of browsers, and the device and browser that they name. */
const headers: readonly (readonly [
  header: string,
  device: string | null,
  browser: string | null,
])[] = [
  [
    `Mozilla/5.0 (${iPhone}) ${apple} Version/19.0 Mobile/15E148 Safari/604.1`,
    "iPhone",
    "Safari 19",
  ],
  [
    `Mozilla/5.0 (${iPhone}) ${apple} CriOS/128.0.6613.98 Mobile/15E148 Safari/604.1`,
    "iPhone",
    "Chrome 128",
  ],
  [
    `Mozilla/5.0 (${iPhone}) ${apple} FxiOS/130.0 Mobile/15E148 Safari/605.1.15`,
    "iPhone",
    "Firefox 130",
  ],
  [
    `Mozilla/5.0 (${iPhone}) ${apple} Version/18.0 EdgiOS/128.0.2739.60 Mobile/15E148 Safari/604.1`,
    "iPhone",
    "Edge 128",
  ],
  // Inside an app, which does not name itself.
  [`Mozilla/5.0 (${iPhone}) ${apple} Mobile/15E148`, "iPhone", null],
  [
    `Mozilla/5.0 (iPad; CPU OS 16_7 like Mac OS X) ${apple} Version/16.6 Mobile/15E148 Safari/604.1`,
    "iPad",
    "Safari 16",
  ],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${apple} Version/19.0 Safari/605.1.15`,
    "Mac",
    "Safari 19",
  ],
  [chrome("Macintosh; Intel Mac OS X 10_15_7"), "Mac", "Chrome 128"],
  [chrome("Linux; Android 10; K").replace(" Safari", " Mobile Safari"), "Android", "Chrome 128"],
  [
    chrome("Linux; Android 14; SM-S921B").replace("Chrome/", "SamsungBrowser/27.0 Chrome/"),
    "Android",
    "Samsung Internet 27",
  ],
  [
    "Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0",
    "Android",
    "Firefox 130",
  ],
  [
    "Mozilla/5.0 (Linux; U; Android 4.0.3; de-de) AppleWebKit/534.30 (KHTML, like Gecko) Version/4.0 Mobile Safari/534.30",
    "Android",
    null,
  ],
  [chrome(windows), "Windows", "Chrome 128"],
  [chrome(windows, " Edg/128.0.0.0"), "Windows", "Edge 128"],
  [chrome(windows, " OPR/114.0.0.0"), "Windows", "Opera 114"],
  [
    chrome(windows).replace(" Safari", " YaBrowser/24.7.0.0 Safari"),
    "Windows",
    "Yandex Browser 24",
  ],
  [
    chrome("Windows Phone 10.0; Android 6.0.1; Microsoft; Lumia 950", " Edge/15.15063"),
    "Windows",
    "Edge 15",
  ],
  [
    "Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0",
    "Linux",
    "Firefox 130",
  ],
  [chrome("X11; Linux x86_64").replace("Chrome/", "HeadlessChrome/"), "Linux", "Chrome 128"],
  [chrome("X11; CrOS x86_64 14541.0.0"), "ChromeOS", "Chrome 128"],
  ["curl/8.5.0", null, null],
  ["", null, null],
];

describe("a User-Agent header", () => {
  it.each(headers)("%s", (header, device, browser) => {
    expect(agentNamed(header)).toEqual({ device, browser });
  });

  it("is read quickly and only at its beginning, however long it is", () => {
    const long = "iPhone Version/1 ".repeat(4000);
    const before = performance.now();
    expect(agentNamed(`${long} Safari/600`)).toEqual({ device: "iPhone", browser: null });
    expect(performance.now() - before).toBeLessThan(500);
  });
});
