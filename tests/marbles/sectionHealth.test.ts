import { describe } from "vitest";
import { answers, fails, timesOut } from "../kit/replies.ts";
import { rule } from "../kit/rule.ts";

/** The menu is given up after 7 s, and the server does not report its health. */
const drawn = {
  sections: { menu: ["broken"] },
  server: { CheckSection: fails(503) },
  watch: "CheckSectionAsked",
} as const;

describe("SECTION-HEALTH", () => {
  rule("checks a section that was given up, six times at most {SECTION-HEALTH:at} [layouts-009]", {
    ...drawn,
    expect: `7s CheckSectionAsked(ask.section=menu) 1s CheckSectionAsked 1s CheckSectionAsked
               1s CheckSectionAsked 1s CheckSectionAsked 1s CheckSectionAsked`,
    for: "1m",
  });
  rule("limits each check to 1000 ms {SECTION-HEALTH:at} [layouts-009]", {
    ...drawn,
    server: { CheckSection: timesOut("1s") },
    expect: "7s CheckSectionAsked(ask.timeoutMs=1000) 2s CheckSectionAsked(ask.timeoutMs=1000)",
    for: "10s",
  });
  rule("stops after an answer [layouts-009]", {
    ...drawn,
    server: { CheckSection: answers({ isReady: false }) },
    expect: "7s CheckSectionAsked",
    for: "1m",
  });
  rule("does not check again 999 ms after a failure {SECTION-HEALTH:before}", {
    ...drawn,
    expect: "7s CheckSectionAsked",
    for: "7s999ms",
  });
  rule("is not cancelled by leaving 1 ms too late {SECTION-HEALTH:after}", {
    ...drawn,
    user: "8s1ms GoTo(/en/office/report)",
    expect: "7s CheckSectionAsked 1s CheckSectionAsked",
    for: "1m",
  });
  rule("is cancelled when no view uses the section any more {SECTION-HEALTH:cancel}", {
    ...drawn,
    user: "7s999ms GoTo(/en/office/report)",
    expect: "7s CheckSectionAsked",
    for: "1m",
  });
  rule("is cancelled when the section is fetched again {SECTION-HEALTH:cancel}", {
    ...drawn,
    sections: { menu: ["broken", "broken", "broken", "broken", "ready"] },
    user: "7s500ms RefreshSection(menu)",
    expect: "7s CheckSectionAsked",
    for: "1m",
  });
  rule("stops while offline {SECTION-HEALTH:pause} {SECTION-HEALTH:offline}", {
    ...drawn,
    network: "7s500ms offline",
    expect: "7s CheckSectionAsked",
    for: "1m",
  });
  rule("starts over when the connection is back {SECTION-HEALTH:resume}", {
    ...drawn,
    network: "7s500ms offline 12s500ms online",
    expect: `7s CheckSectionAsked 13s CheckSectionAsked 1s CheckSectionAsked 1s CheckSectionAsked
             1s CheckSectionAsked 1s CheckSectionAsked 1s CheckSectionAsked`,
    for: "1m",
  });
  rule("starts over after a reload {SECTION-HEALTH:reload}", {
    ...drawn,
    tab: "7s500ms reload",
    expect: "7s CheckSectionAsked 7s500ms CheckSectionAsked",
    for: "15s",
  });
  rule("asks on waking if it fell due during sleep {SECTION-HEALTH:sleep}", {
    ...drawn,
    clock: "7s500ms sleep 10m",
    expect: "7s CheckSectionAsked 10m500ms CheckSectionAsked",
    for: "10m8s",
  });
  rule("is not affected when the clock is set back {SECTION-HEALTH:back}", {
    ...drawn,
    clock: "7s500ms back 1h",
    expect: "7s CheckSectionAsked 1s CheckSectionAsked",
    for: "8s999ms",
  });
  rule("is not affected when the clock is set forward {SECTION-HEALTH:forward}", {
    ...drawn,
    clock: "7s500ms forward 1h",
    expect: "7s CheckSectionAsked 1s CheckSectionAsked",
    for: "8s999ms",
  });
});
