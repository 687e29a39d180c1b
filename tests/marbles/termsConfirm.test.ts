import { describe } from "vitest";
import { storedCoupon } from "../kit/bets.ts";
import { answers, fails, inTurn } from "../kit/replies.ts";
import { rule } from "../kit/rule.ts";
import { changed, same, termsSite, toConfirm, withTerms } from "../kit/terms.ts";

const isPlayer = true;

describe("changed terms", () => {
  rule(
    "take players to the page where they confirm them [terms-001] [terms-004] [route-terms-001]",
    {
      isPlayer,
      server: termsSite(same, changed),
      watch: `RouteEntered ${toConfirm} TermsAsked`,
      expect:
        "1m TermsAsked NavigationRequested(/en/confirm, isReplacing=true) RouteEntered(/en/confirm)",
      for: "1m30s",
    },
  );
  rule(
    "once confirmed, lead to the root, and are not asked about again [terms-003] [call-terms-002]",
    {
      isPlayer,
      server: termsSite(changed, same),
      user: "10s ConfirmTerms",
      watch: "NavigationRequested",
      expect: `NavigationRequested(/en/confirm)
             10s TermsConfirmAsked(ask.updatedAt=1768400000) NavigationRequested(/en, isReplacing=true)`,
      for: "5m",
    },
  );
  rule("let the player leave if the next check finds them unchanged [terms-003]", {
    isPlayer,
    server: termsSite(changed, same),
    watch: "NavigationRequested",
    expect: "NavigationRequested(/en/confirm) 1m NavigationRequested(/en)",
    for: "5m",
  });
  rule("count as unchanged when a check fails [terms-005]", {
    isPlayer,
    server: termsSite(changed, fails(500)),
    watch: "NavigationRequested",
    expect: "NavigationRequested(/en/confirm) 1m NavigationRequested(/en)",
    for: "5m",
  });
  rule("keep nobody on the page without need [terms-003]", {
    path: "/en/confirm",
    isPlayer,
    server: termsSite(same),
    latency: "100ms",
    watch: "NavigationRequested",
    expect: "200ms NavigationRequested(/en, isReplacing=true)",
    for: "5m",
  });
  rule("do not keep a visitor on the page [terms-003]", {
    path: "/en/confirm",
    server: termsSite(changed),
    expect: "NavigationRequested(/en)",
    for: "1m",
  });
  rule("do not keep a player on the page of a site without confirmation [terms-003]", {
    path: "/en/confirm",
    isPlayer,
    server: { ...termsSite(changed), SiteConfig: withTerms(false) },
    expect: "NavigationRequested(/en)",
    for: "1m",
  });
  rule("keep the player on the page over a reload until they confirm [terms-001] [terms-003]", {
    isPlayer,
    server: termsSite(changed),
    latency: "100ms",
    tab: "10s reload",
    watch: "NavigationRequested",
    expect: "200ms NavigationRequested(/en/confirm)",
    for: "1m",
  });

  rule("ask a player who declines: log out or go back [terms-002]", {
    isPlayer,
    server: termsSite(changed),
    user: "10s DeclineTerms 5s CloseNotification(confirm-terms)",
    watch: "NavigationRequested",
    expect: `NavigationRequested(/en/confirm)
             10s NotificationShown(id=confirm-terms, status=question, action=signOut, isModal=true)
             5s NotificationClosed(confirm-terms)`,
    for: "30s",
  });
  rule("bring a player who leaves the page back and ask [terms-001] [terms-002]", {
    isPlayer,
    server: termsSite(changed),
    user: "10s GoTo(/en/office/menu)",
    watch: "RouteEntered NotificationShown(id=confirm-terms)",
    expect: `RouteEntered(/en/confirm) 10s RouteEntered(/en/office/menu)
             NotificationShown(id=confirm-terms) RouteEntered(/en/confirm)`,
    for: "30s",
  });
  rule("sign out when that is the answer [terms-002]", {
    isPlayer,
    server: termsSite(changed),
    user: "10s DeclineTerms 5s AnswerNotification(confirm-terms)",
    watch: "SessionClosed(reason=player)",
    expect: "15s NotificationClosed(confirm-terms) SignOutRequested SessionClosed(player)",
    for: "30s",
  });
  rule("ask no longer when there is nothing left to confirm [terms-002] [terms-003]", {
    isPlayer,
    server: termsSite(changed, same),
    user: "10s DeclineTerms",
    expect: "1m NotificationClosed(confirm-terms)",
    for: "5m",
  });
  rule("report a confirmation that fails, and check the status at once [error-028]", {
    isPlayer,
    server: {
      ...termsSite(changed),
      TermsConfirm: inTurn(fails(500), answers({ success: false })),
    },
    user: "10s ConfirmTerms 5s AnswerNotification(confirm-terms-error) 1s ConfirmTerms",
    watch: "TermsStatusAsked NotificationShown(id=confirm-terms-error)",
    expect: `TermsStatusAsked
             10s NotificationShown(id=confirm-terms-error, status=error, text=information_confirm_terms_error, isModal=true)
                 TermsStatusAsked
             5s NotificationClosed(confirm-terms-error)
             1s NotificationShown(id=confirm-terms-error)`,
    for: "50s",
  });
  rule("take the player there on a 451 with exception code 1 [error-027]", {
    isPlayer,
    server: {
      ...termsSite(same, changed),
      PlaceCoupon: fails(451, { code: 45, exceptionCode: 1 }),
    },
    stored: { local: { "tl.coupon": storedCoupon(901) } },
    user: "20s SetAmount(10) PlaceCoupon",
    watch: "NavigationRequested",
    expect: "20s TermsDemanded NavigationRequested(/en/confirm)",
    for: "50s",
  });
  for (const [what, error] of [
    ["451 with another exception code", { code: 45, exceptionCode: 2 }],
    ["451 without one", { code: 45 }],
  ] as const) {
    rule(`are not meant by ${what}, which is an ordinary error [error-027]`, {
      isPlayer,
      server: { ...termsSite(same), PlaceCoupon: fails(451, error) },
      stored: { local: { "tl.coupon": storedCoupon(901) } },
      user: "20s SetAmount(10) PlaceCoupon",
      watch: "TermsDemanded NavigationRequested",
      expect: "20s PlaceCouponFailed",
      for: "50s",
    });
  }
  rule("are not meant by a 451 where the site has no confirmation [error-027]", {
    isPlayer,
    server: {
      ...termsSite(same),
      SiteConfig: withTerms(false),
      PlaceCoupon: fails(451, { code: 45, exceptionCode: 1 }),
    },
    stored: { local: { "tl.coupon": storedCoupon(901) } },
    user: "20s SetAmount(10) PlaceCoupon",
    watch: "TermsDemanded NavigationRequested",
    expect: "20s PlaceCouponFailed",
    for: "50s",
  });
});
