import { describe } from "vitest";
import { answers } from "../kit/replies.ts";
import { rule } from "../kit/rule.ts";
import { siteConfig } from "../kit/site.ts";

const site = (mode?: string) => ({
  SiteConfig: answers({
    ...siteConfig,
    site: { ...siteConfig.site, domain: "touchline.example", partnerId: 1, projectId: 1 },
    ...(mode === undefined ? {} : { serviceWorker: { mode } }),
  }),
});
const chosen = "ServiceWorkerChosen";

describe("service workers", () => {
  rule("are removed on every start [pwa-app-005]", {
    server: site("remove"),
    tab: "1m reload",
    expect: `5s ${chosen}(remove) 1m ${chosen}(remove)`,
    for: "2m",
  });
  rule("are removed where the site does not mention them [pwa-app-005]", {
    server: site(),
    expect: `5s ${chosen}(remove)`,
    for: "2m",
  });
  rule("are removed in an unknown mode [pwa-app-005] [pwa-app-006]", {
    server: site("Register"),
    expect: `5s ${chosen}(remove)`,
    for: "2m",
  });
  rule("are registered only in the one mode that asks for it, once a visit [pwa-app-006]", {
    server: site("register"),
    user: "20s GoTo(/en/office/report)",
    expect: `5s ${chosen}(register)`,
    for: "2m",
  });
});
