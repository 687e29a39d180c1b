import { describe } from "vitest";
import { answers } from "../kit/replies.ts";
import { instant } from "../kit/play.ts";
import { rule } from "../kit/rule.ts";
import { siteConfig } from "../kit/site.ts";

/** The rules load after 5 s. */
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
  rule(
    "takes the fingerprint 8 s after the app is ready [captcha-fingerprint-008] {FINGERPRINT-START:at}",
    {
      latency: "1s",
      expect: "9s FingerprintWanted FingerprintTaken",
      for: "1h",
    },
  );
  rule("does nothing 1 ms earlier [captcha-fingerprint-008] {FINGERPRINT-START:before}", {
    watch: "FingerprintWanted",
    expect: "",
    for: "7s999ms",
  });
  rule("takes it only once [captcha-fingerprint-008] {FINGERPRINT-START:after}", {
    expect: "8s FingerprintWanted",
    for: "8s1ms",
  });
  rule(
    "waits again after a failure, and stops after 2 [captcha-fingerprint-007] [error-024] {FINGERPRINT-START:at}",
    {
      fingerprint: ["exec", "response"],
      watch: "FingerprintWanted",
      expect:
        "8s FingerprintWanted FingerprintFailed(exec) 8s FingerprintWanted FingerprintFailed(response)",
      for: "1h",
    },
  );
  rule("does not stop after 1 failure [captcha-fingerprint-007]", {
    fingerprint: ["api", "taken"],
    expect: "8s FingerprintWanted FingerprintFailed(api) 8s FingerprintWanted",
    for: "1h",
  });
  rule(
    "uses a stored one that is still valid [captcha-fingerprint-003] [captcha-fingerprint-006]",
    {
      stored: until("8s1ms"),
      watch: "FingerprintWanted",
      expect: "",
      for: "1h",
    },
  );
  rule("does not use one that expires by then [captcha-fingerprint-003]", {
    stored: until("8s"),
    expect: "8s FingerprintWanted",
    for: "1h",
  });
  rule("ignores a stored one without a token [captcha-fingerprint-003]", {
    stored: {
      local: { "tl.fingerprint": { componentsData: {}, expiresAt: instant("1h") / 1000 } },
    },
    expect: "8s FingerprintWanted",
    for: "1h",
  });
  rule("is cancelled by maintenance [maintenance-004] {FINGERPRINT-START:cancel}", {
    server: closing("7s"),
    watch: "FingerprintWanted",
    expect: "7s MaintenanceBegan",
    for: "1h",
  });
  rule("takes none when the app never gets ready {FINGERPRINT-START:reload}", {
    server: {
      SiteConfig: (_asked, count) => (count === 1 ? answers(siteConfig) : { tag: "silence" }),
    },
    tab: "7s reload",
    watch: "FingerprintWanted",
    expect: "",
    for: "1m",
  });
  rule("finds the stored one after a reload [captcha-fingerprint-006] {FINGERPRINT-START:reload}", {
    tab: "10s reload",
    expect: "8s FingerprintWanted",
    for: "1h",
  });
  rule("starts on waking if it fell due during sleep {FINGERPRINT-START:sleep}", {
    clock: "6s sleep 10m",
    expect: "10m6s FingerprintWanted",
    for: "1h",
  });
  rule("is not delayed when the clock is set back {FINGERPRINT-START:back}", {
    clock: "6s back 1h",
    expect: "8s FingerprintWanted",
    for: "1h",
  });
  rule("fires on the page's next check when the clock is set forward {FINGERPRINT-START:forward}", {
    clock: "6s forward 1h",
    tab: "7s hidden",
    expect: "7s FingerprintWanted",
    for: "1h",
  });
  rule("waits while offline {FINGERPRINT-START:offline} {FINGERPRINT-START:pause}", {
    network: "6s offline",
    watch: "FingerprintWanted",
    expect: "",
    for: "1h",
  });
  rule("resumes when the connection is back {FINGERPRINT-START:resume}", {
    network: "6s offline 1m online",
    expect: "1m6s FingerprintWanted",
    for: "1h",
  });
  rule(
    "finds the stored one in a tab opened later [captcha-fingerprint-006] {FINGERPRINT-START:tab2}",
    {
      tab2: "20s open",
      watch: "2:FingerprintWanted",
      expect: "8s FingerprintWanted",
      for: "1m",
    },
  );
  rule("takes a new one after a reload when the storage is wiped {FINGERPRINT-START:wiped}", {
    storage: "20s wipe",
    tab: "30s reload",
    expect: "8s FingerprintWanted 30s FingerprintWanted",
    for: "1h",
  });
});
