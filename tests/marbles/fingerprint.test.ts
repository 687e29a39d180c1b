import { describe } from "vitest";
import { answers } from "../kit/replies.ts";
import { instant } from "../kit/play.ts";
import { rule } from "../kit/rule.ts";
import { siteConfig } from "../kit/site.ts";

/** The rules come after 5 s. */
const until = (after: string) => ({
  local: { "tl.fingerprint": { token: "t", componentsData: {}, expiresAt: instant(after) / 1000 } },
});
const closing = (after: string) => ({
  SiteConfig: answers({
    ...siteConfig,
    maintenance: {
      isActive: false,
      started_at: instant(after) / 1000,
      ended_at: null,
      notify_started_at: null,
      notify_ended_at: null,
    },
  }),
});

describe("FINGERPRINT-START", () => {
  rule("is taken 8 s after the app is ready [captcha-fingerprint-008] {FINGERPRINT-START:at}", {
    latency: "1s",
    expect: "9s FingerprintWanted FingerprintTaken",
    for: "1h",
  });
  rule("not 1 ms before [captcha-fingerprint-008] {FINGERPRINT-START:before}", {
    watch: "FingerprintWanted",
    expect: "",
    for: "7s999ms",
  });
  rule("and once [captcha-fingerprint-008] {FINGERPRINT-START:after}", {
    expect: "8s FingerprintWanted",
    for: "8s1ms",
  });
  rule(
    "each failure waits anew, and 2 are enough [captcha-fingerprint-007] [error-024] {FINGERPRINT-START:at}",
    {
      fingerprint: ["exec", "response"],
      watch: "FingerprintWanted",
      expect:
        "8s FingerprintWanted FingerprintFailed(exec) 8s FingerprintWanted FingerprintFailed(response)",
      for: "1h",
    },
  );
  rule("1 failure is not enough [captcha-fingerprint-007]", {
    fingerprint: ["api", "taken"],
    expect: "8s FingerprintWanted FingerprintFailed(api) 8s FingerprintWanted",
    for: "1h",
  });
  rule("one at hand that holds is used [captcha-fingerprint-003] [captcha-fingerprint-006]", {
    stored: until("8s1ms"),
    watch: "FingerprintWanted",
    expect: "",
    for: "1h",
  });
  rule("one that ends by then is not [captcha-fingerprint-003]", {
    stored: until("8s"),
    expect: "8s FingerprintWanted",
    for: "1h",
  });
  rule("a stored one without a token is none [captcha-fingerprint-003]", {
    stored: {
      local: { "tl.fingerprint": { componentsData: {}, expiresAt: instant("1h") / 1000 } },
    },
    expect: "8s FingerprintWanted",
    for: "1h",
  });
  rule("maintenance takes it back [maintenance-004] {FINGERPRINT-START:cancel}", {
    server: closing("7s"),
    watch: "FingerprintWanted",
    expect: "7s MaintenanceBegan",
    for: "1h",
  });
  rule("an app that never gets ready takes none {FINGERPRINT-START:reload}", {
    server: {
      SiteConfig: (_asked, count) => (count === 1 ? answers(siteConfig) : { tag: "silence" }),
    },
    tab: "7s reload",
    watch: "FingerprintWanted",
    expect: "",
    for: "1m",
  });
  rule("a reload finds what was taken [captcha-fingerprint-006] {FINGERPRINT-START:reload}", {
    tab: "10s reload",
    expect: "8s FingerprintWanted",
    for: "1h",
  });
  rule("overslept, it starts on waking {FINGERPRINT-START:sleep}", {
    clock: "6s sleep 10m",
    expect: "10m6s FingerprintWanted",
    for: "1h",
  });
  rule("the clock set back does not hold it up {FINGERPRINT-START:back}", {
    clock: "6s back 1h",
    expect: "8s FingerprintWanted",
    for: "1h",
  });
  rule("the clock set forward: when the page next looks {FINGERPRINT-START:forward}", {
    clock: "6s forward 1h",
    tab: "7s hidden",
    expect: "7s FingerprintWanted",
    for: "1h",
  });
  rule("offline it waits {FINGERPRINT-START:offline} {FINGERPRINT-START:pause}", {
    network: "6s offline",
    watch: "FingerprintWanted",
    expect: "",
    for: "1h",
  });
  rule("for the connection {FINGERPRINT-START:resume}", {
    network: "6s offline 1m online",
    expect: "1m6s FingerprintWanted",
    for: "1h",
  });
  rule("a tab that opens later finds it [captcha-fingerprint-006] {FINGERPRINT-START:tab2}", {
    tab2: "20s open",
    watch: "2:FingerprintWanted",
    expect: "8s FingerprintWanted",
    for: "1m",
  });
  rule("wiped, a reload takes a new one {FINGERPRINT-START:wiped}", {
    storage: "20s wipe",
    tab: "30s reload",
    expect: "8s FingerprintWanted 30s FingerprintWanted",
    for: "1h",
  });
});
