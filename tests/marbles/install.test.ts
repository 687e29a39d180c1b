import { describe } from "vitest";
import { answers } from "../kit/replies.ts";
import { rule } from "../kit/rule.ts";
import { siteConfig } from "../kit/site.ts";

const site = (isInstallPromptEnabled: boolean) => ({
  SiteConfig: answers({ ...siteConfig, pwa: { isInstallPromptEnabled } }),
});
const offer = "NotificationShown(id=install)";

describe("the install prompt", () => {
  rule("is held back, offered once, and then left alone [pwa-app-003]", {
    server: site(true),
    user: "2s InstallPromptSeen 10s InstallPromptSeen",
    tab: "1m reload",
    watch: `${offer} InstallRequested`,
    expect: `5s ${offer}`,
    for: "2m",
  });
  rule("a tap on the offer lets the browser ask [pwa-app-003]", {
    server: site(true),
    user: "2s InstallPromptSeen 8s AnswerNotification(install)",
    expect: "10s InstallRequested",
    for: "1m",
  });
  rule("is also offered when it arrives after the rules [pwa-app-003]", {
    server: site(true),
    user: "20s InstallPromptSeen",
    expect: `20s ${offer}`,
    watch: offer,
    for: "1m",
  });
  rule("is offered where a flag of the remote config turns it on [config-006]", {
    server: { ...site(false), ConfigGroups: answers({ experiments: { installPrompt: true } }) },
    user: "2s InstallPromptSeen",
    watch: offer,
    expect: `5s ${offer}`,
    for: "1m",
  });
  rule("is not offered on a site that does not want it [pwa-app-003]", {
    server: site(false),
    user: "2s InstallPromptSeen",
    watch: offer,
    expect: "",
    for: "1m",
  });
});
