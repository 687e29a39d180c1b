import { describe } from "vitest";
import { storedCoupon } from "../kit/bets.ts";
import { approve, limitOf } from "../kit/limits.ts";
import { answers, fails, inTurn, late, silence } from "../kit/replies.ts";
import { rule } from "../kit/rule.ts";
import { changed, same, termsSite, toConfirm, withTerms } from "../kit/terms.ts";

const isPlayer = true;

describe("TERMS-CHECK", () => {
  rule(
    "asks at once, then every minute [terms-004] [call-terms-001] [polling-005] {TERMS-CHECK:at}",
    {
      isPlayer,
      server: termsSite(same),
      expect: "TermsStatusAsked 1m TermsStatusAsked 1m TermsStatusAsked 1m TermsStatusAsked",
      for: "3m59s",
    },
  );
  rule("does nothing 1 ms earlier [terms-004] {TERMS-CHECK:before}", {
    isPlayer,
    server: termsSite(same),
    expect: "TermsStatusAsked",
    for: "59s999ms",
  });
  rule("is not cancelled by a sign-out 1 ms later [terms-004] {TERMS-CHECK:after}", {
    isPlayer,
    server: termsSite(same),
    user: "1m1ms SignOut",
    expect: "TermsStatusAsked 1m TermsStatusAsked",
    for: "5m",
  });
  rule("counts the minute from request to request, however long the answer takes [terms-004]", {
    isPlayer,
    server: termsSite(late("7s", same)),
    expect: "TermsStatusAsked 1m TermsStatusAsked 1m TermsStatusAsked",
    for: "2m59s",
  });
  rule("is not held up by an answer that never arrives [terms-004]", {
    isPlayer,
    server: termsSite(silence),
    expect: "TermsStatusAsked 1m TermsStatusAsked",
    for: "1m30s",
  });
  rule("does not run where the site has nothing to confirm [terms-004]", {
    isPlayer,
    server: { ...termsSite(changed), SiteConfig: withTerms(false) },
    watch: `TermsStatusAsked ${toConfirm}`,
    expect: "",
    for: "10m",
  });
  rule("does not run for a visitor [terms-004]", {
    server: termsSite(changed),
    watch: `TermsStatusAsked ${toConfirm}`,
    expect: "",
    for: "10m",
  });
  rule(
    "stops after a reload when the site has nothing to confirm any more [terms-004] {TERMS-CHECK:reload}",
    {
      isPlayer,
      server: { ...termsSite(same), SiteConfig: inTurn(withTerms(true), withTerms(false)) },
      tab: "40s reload",
      expect: "TermsStatusAsked",
      for: "5m",
    },
  );
  rule("is silenced by a self-exclusion [limits-012] {TERMS-CHECK:cancel}", {
    isPlayer,
    server: {
      ...termsSite(same),
      ClientLimits: inTurn(
        answers({ data: [{ ...limitOf(20, 100, "PENDING"), needApprove: true }] }),
        answers({ data: [limitOf(33, 7)] }),
      ),
    },
    user: `59s999ms ${approve}`,
    expect: "TermsStatusAsked",
    for: "5m",
  });
  rule("is silenced by maintenance [maintenance-002] {TERMS-CHECK:cancel}", {
    isPlayer,
    server: { ...termsSite(same), Balance: fails(503, { code: 70 }) },
    expect: "TermsStatusAsked",
    for: "10m",
  });
  rule("is cancelled by signing out [terms-004] {TERMS-CHECK:cancel}", {
    isPlayer,
    server: termsSite(same),
    user: "59s999ms SignOut",
    expect: "TermsStatusAsked",
    for: "5m",
  });
  rule(
    "asks at once when a call is refused because of the terms [terms-004] [error-027] {TERMS-CHECK:reset}",
    {
      isPlayer,
      server: {
        ...termsSite(same, changed),
        PlaceCoupon: fails(451, { code: 45, exceptionCode: 1 }),
      },
      stored: { local: { "tl.coupon": storedCoupon(901) } },
      user: "20s SetAmount(10) PlaceCoupon",
      watch: "PlaceCouponAsked",
      expect:
        "TermsStatusAsked 20s PlaceCouponAsked TermsDemanded TermsStatusAsked 1m TermsStatusAsked",
      for: "2m",
    },
  );
  rule(
    "asks nothing while offline, and at once when online if it is due [terms-004] {TERMS-CHECK:pause} {TERMS-CHECK:resume} {TERMS-CHECK:offline}",
    {
      isPlayer,
      server: termsSite(same),
      network: "30s offline 5m online",
      expect: "TermsStatusAsked 5m30s TermsStatusAsked 1m TermsStatusAsked",
      for: "7m",
    },
  );
  rule("keeps its time when offline for a moment [terms-004] {TERMS-CHECK:offline}", {
    isPlayer,
    server: termsSite(same),
    network: "30s offline 10s online",
    expect: "TermsStatusAsked 1m TermsStatusAsked",
    for: "1m59s",
  });
  rule("asks at once after a reload [terms-004] {TERMS-CHECK:reload}", {
    isPlayer,
    server: termsSite(same),
    tab: "40s reload",
    expect: "TermsStatusAsked 40s TermsStatusAsked 1m TermsStatusAsked",
    for: "2m30s",
  });
  rule("asks on waking if it fell due during sleep [terms-004] {TERMS-CHECK:sleep}", {
    isPlayer,
    server: termsSite(same),
    clock: "40s sleep 1h",
    expect: "TermsStatusAsked 1h40s TermsStatusAsked 1m TermsStatusAsked",
    for: "1h2m",
  });
  rule("is not delayed when the clock is set back [terms-004] {TERMS-CHECK:back}", {
    isPlayer,
    server: termsSite(same),
    clock: "30s back 1h",
    expect: "TermsStatusAsked 1m TermsStatusAsked 1m TermsStatusAsked",
    for: "2m59s",
  });
  rule(
    "asks on the page's next check when the clock is set forward [terms-004] {TERMS-CHECK:forward}",
    {
      isPlayer,
      server: termsSite(same),
      clock: "31s forward 1h",
      tab: "35s hidden",
      expect: "TermsStatusAsked 35s TermsStatusAsked 1m TermsStatusAsked",
      for: "2m30s",
    },
  );
  rule("asks only in the leading tab [terms-004] {TERMS-CHECK:tab2}", {
    isPlayer,
    server: termsSite(same),
    tab2: "30s open",
    tab: "30s hidden",
    watch: "TermsStatusAsked 2:TermsStatusAsked",
    expect: "TermsStatusAsked 30s 2:TermsStatusAsked 1m 2:TermsStatusAsked 1m 2:TermsStatusAsked",
    for: "3m",
  });
  rule("asks when its minute is over in a tab that leads again [terms-004] {TERMS-CHECK:tab2}", {
    isPlayer,
    server: termsSite(same),
    tab: "30s hidden",
    tab2: "30s open 2m close",
    watch: "TermsStatusAsked",
    expect: "TermsStatusAsked 2m30s TermsStatusAsked 1m TermsStatusAsked",
    for: "4m",
  });
});
