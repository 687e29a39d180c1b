import { describe } from "vitest";
import { answers } from "../kit/replies.ts";
import { rule } from "../kit/rule.ts";
import { siteConfig } from "../kit/site.ts";

const site = (telegram?: { isWebViewAllowed: boolean }) => ({
  SiteConfig: answers({
    ...siteConfig,
    analytics: { counters: {}, isCollectorEnabled: true, collectorKey: "web" },
    ...(telegram === undefined ? {} : { telegram }),
  }),
});
const allowed = site({ isWebViewAllowed: true });
const kept = "ValueStored(key=tl.s.telegram)";
const user = "7s PageMeasured(load, 1200)";
const asked = (source: number) => `SendMetricsAsked(ask.source=${source})`;

describe("the web view of Telegram", () => {
  rule("is recognised by the bot's mark, and stored once for its tab [pwa-app-007]", {
    path: "/en/office/menu?botId=7",
    server: allowed,
    user: "30s GoTo(/en/office/report)",
    tab: "1m reload",
    watch: kept,
    expect: `${kept}`,
    for: "2m",
  });
  rule("stays after the mark is gone from the address [pwa-app-007]", {
    stored: { session: { "tl.s.telegram": true } },
    server: allowed,
    user,
    watch: kept,
    expect: `17s ${asked(119)}`,
    for: "1m",
  });
  rule("is not assumed without the mark [pwa-app-007]", {
    server: allowed,
    user,
    watch: kept,
    expect: `17s ${asked(55)}`,
    for: "1m",
  });
  rule("is not assumed where the site forbids it [pwa-app-007]", {
    path: "/en/office/menu?botId=7",
    server: site({ isWebViewAllowed: false }),
    user,
    watch: kept,
    expect: `17s ${asked(55)}`,
    for: "1m",
  });
  rule("is dropped where the site no longer allows it [pwa-app-007]", {
    stored: { session: { "tl.s.telegram": true } },
    server: site(),
    user,
    watch: kept,
    expect: `17s ${asked(55)}`,
    for: "1m",
  });
});
