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
    "once confirmed, the player goes to the root, and the question is not asked again [terms-003] [call-terms-002]",
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
  rule("if the next check finds them unchanged, the player may leave [terms-003]", {
    isPlayer,
    server: termsSite(changed, same),
    watch: "NavigationRequested",
    expect: "NavigationRequested(/en/confirm) 1m NavigationRequested(/en)",
    for: "5m",
  });
  rule("a check that fails counts as unchanged [terms-005]", {
    isPlayer,
    server: termsSite(changed, fails(500)),
    watch: "NavigationRequested",
    expect: "NavigationRequested(/en/confirm) 1m NavigationRequested(/en)",
    for: "5m",
  });
  rule("nobody stays on the page without need [terms-003]", {
    path: "/en/confirm",
    isPlayer,
    server: termsSite(same),
    latency: "100ms",
    watch: "NavigationRequested",
    expect: "200ms NavigationRequested(/en, isReplacing=true)",
    for: "5m",
  });
  rule("a visitor neither [terms-003]", {
    path: "/en/confirm",
    server: termsSite(changed),
    expect: "NavigationRequested(/en)",
    for: "1m",
  });
  rule("nor a player of a site without confirmation [terms-003]", {
    path: "/en/confirm",
    isPlayer,
    server: { ...termsSite(changed), SiteConfig: withTerms(false) },
    expect: "NavigationRequested(/en)",
    for: "1m",
  });
  rule("a reload stays on the page while the player must confirm [terms-001] [terms-003]", {
    isPlayer,
    server: termsSite(changed),
    latency: "100ms",
    tab: "10s reload",
    watch: "NavigationRequested",
    expect: "200ms NavigationRequested(/en/confirm)",
    for: "1m",
  });

  rule("a player who declines is asked: log out or go back [terms-002]", {
    isPlayer,
    server: termsSite(changed),
    user: "10s DeclineTerms 5s CloseNotification(confirm-terms)",
    watch: "NavigationRequested",
    expect: `NavigationRequested(/en/confirm)
             10s NotificationShown(id=confirm-terms, status=question, action=signOut, isModal=true)
             5s NotificationClosed(confirm-terms)`,
    for: "30s",
  });
  rule("a player who leaves the page is brought back and asked [terms-001] [terms-002]", {
    isPlayer,
    server: termsSite(changed),
    user: "10s GoTo(/en/office/menu)",
    watch: "RouteEntered NotificationShown(id=confirm-terms)",
    expect: `RouteEntered(/en/confirm) 10s RouteEntered(/en/office/menu)
             NotificationShown(id=confirm-terms) RouteEntered(/en/confirm)`,
    for: "30s",
  });
  rule("the question's answer is a sign-out [terms-002]", {
    isPlayer,
    server: termsSite(changed),
    user: "10s DeclineTerms 5s AnswerNotification(confirm-terms)",
    watch: "SessionClosed(reason=player)",
    expect: "15s NotificationClosed(confirm-terms) SignOutRequested SessionClosed(player)",
    for: "30s",
  });
  rule("the question goes when there is nothing left to confirm [terms-002] [terms-003]", {
    isPlayer,
    server: termsSite(changed, same),
    user: "10s DeclineTerms",
    expect: "1m NotificationClosed(confirm-terms)",
    for: "5m",
  });
  rule("a confirmation that fails is told, and the status asked at once [error-028]", {
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
  rule("451 with exception code 1 takes the player there [error-027]", {
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
    rule(`${what} is an ordinary error [error-027]`, {
      isPlayer,
      server: { ...termsSite(same), PlaceCoupon: fails(451, error) },
      stored: { local: { "tl.coupon": storedCoupon(901) } },
      user: "20s SetAmount(10) PlaceCoupon",
      watch: "TermsDemanded NavigationRequested",
      expect: "20s PlaceCouponFailed",
      for: "50s",
    });
  }
  rule("451 where the site has no confirmation is an ordinary error [error-027]", {
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
