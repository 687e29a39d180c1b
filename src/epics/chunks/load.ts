import {
  defer,
  EMPTY,
  filter,
  map,
  merge,
  type Observable,
  of,
  startWith,
  switchMap,
  take,
  timer,
} from "rxjs";
import { EndSessionSafely } from "../../commands/session.ts";
import type { DataOf } from "../../events/define.ts";
import type { State } from "../../events/index.ts";
import { contentSections } from "../../events/content/index.ts";
import { decisionOf, isForVisitorsOnly, sectionWanted } from "../../events/navigation/index.ts";
import { QuickCouponToggled, RouteEntered } from "../../events/navigation/events.ts";
import {
  type Need,
  DomainsArrived,
  DomainsMissing,
  DomainsWanted,
} from "../../events/runtime/events.ts";
import { hasArrived } from "../../events/runtime/index.ts";
import { ReferralFound } from "../../events/referral/events.ts";
import { SectionFailed, SectionReady, SectionWanted } from "../../events/sections/events.ts";
import { AppStarted, CameOnline } from "../../events/shell/events.ts";
import type { Deps, Epic } from "../epic.ts";
import { once } from "../rules/once.ts";
import { signedIn } from "../rules/conditions.ts";
import { parameter, rule } from "../rules/rule.ts";

/** Domains that no first page needs are loaded a little later. */
export const SECOND_WAVE = rule({
  id: "SECOND-WAVE",
  ledger: [],
  parameters: { afterMs: { unit: "ms", fallback: 5_000 } },
});

/**
 * Rules that failed to load are requested again; a player is never left without the ones that protect them.
 */
export const RULES_RETRY = rule({
  id: "RULES-RETRY",
  ledger: [],
  parameters: {
    everyMs: { unit: "ms", fallback: 2_000 },
    retries: { unit: "count", fallback: 5 },
  },
});

const value = <N extends "everyMs" | "retries">(deps: Deps, name: N) =>
  parameter(RULES_RETRY, name, deps.state().shell.config);

/**
 * Requests domains until they have loaded. If the player's rules never load, the session ends safely. Other
 * domains are tried again, as often as before, on every sign of activity, because a screen may be waiting for them, or a
 * bet whose answer was lost.
 */
const loadUntilArrived = (deps: Deps, need: Need) =>
  defer(() => {
    let tries = 0;
    return deps.on(DomainsMissing).pipe(
      filter(({ data }) => data.need === need),
      switchMap(() => {
        if (tries < value(deps, "retries")) {
          tries += 1;
          return timer(value(deps, "everyMs"), deps.clock.rule(RULES_RETRY.id)).pipe(
            map(() => DomainsWanted({ need })),
          );
        }
        if (need === "player") return of(EndSessionSafely({}));
        return deps.on(CameOnline, RouteEntered, QuickCouponToggled).pipe(
          take(1),
          map(() => {
            tries = 0;
            return DomainsWanted({ need });
          }),
        );
      }),
      startWith(DomainsWanted({ need })),
    );
  });

/** A player who was signed out is told why immediately, not long after the page has opened. [idle-002] */
const wasSignedOut = ({
  isIdleLogoff,
  isSessionLimitEnded,
}: DataOf<typeof AppStarted>["stored"]): boolean =>
  isIdleLogoff === true || isSessionLimitEnded === true;

/** A sign-in or registration form is open, as a page or over one, or the credentials of a new player. */
const isSignInOpen = ({ navigation: { route }, overlays: { open } }: State): boolean =>
  isForVisitorsOnly(route) ||
  route.name === "welcomeAuthorizationData" ||
  // Its phone field uses the countries of the sign-in forms.
  route.name === "callback" ||
  open?.kind === "registration" ||
  open?.kind === "login";

/** The site defines targets after sign-in; resolving them takes the complete route table. [routing-011] */
const isTargetNamed = ({ navigation, shell }: State): boolean =>
  isForVisitorsOnly(navigation.route) && (shell.config?.redirects?.rules?.length ?? 0) > 0;

/** It has bets, is waiting for an answer, is open, or one-click betting is on. */
const isCouponUsed = ({ coupon, navigation, oneClick }: State): boolean =>
  coupon.bets.length > 0 ||
  oneClick.isActiveOneClick ||
  coupon.placement.tag !== "editing" ||
  navigation.route.name === "coupon" ||
  navigation.query["modal"] === "quick-coupon-settings" ||
  navigation.isQuickCouponOpen;

/** Sections with stars, or with what was found by them; some of those with content have such lists too. */
const finding: ReadonlySet<string> = new Set(["list", "game", "search", "favorites", "team"]);

/** Loads the remaining rules on demand: the player's rules at sign-in, the others after a delay. */
export const loadDomains: Epic = {
  name: "chunks/load",
  run: (deps) => {
    const loadOn = (need: Need, first: Observable<unknown>) =>
      first.pipe(
        take(1),
        switchMap(() => loadUntilArrived(deps, need)),
      );
    return merge(
      // A player who signs in after a safe end must have them too.
      deps
        .select((state) => signedIn(state) && !hasArrived(state, "limits"))
        .pipe(switchMap((isMissing) => (isMissing ? loadUntilArrived(deps, "player") : EMPTY))),
      loadOn("signIn", once(deps, isSignInOpen)),
      loadOn(
        "routes",
        once(deps, (state) => decisionOf(state).verdict === "table" || isTargetNamed(state)),
      ),
      loadOn(
        "content",
        once(deps, (state) => contentSections.has(sectionWanted(state) ?? "")),
      ),
      loadOn(
        "coupon",
        merge(
          once(deps, isCouponUsed),
          // A reminder stored by this tab must be shown, or dropped along with its bet.
          deps.on(AppStarted).pipe(filter(({ data }) => data.stored.couponReminder !== undefined)),
        ),
      ),
      loadOn("remote", deps.on(SectionWanted).pipe(filter(({ data }) => data.isRemote === true))),
      loadOn("frame", deps.on(SectionReady, SectionFailed)),
      loadOn(
        "finding",
        merge(
          deps
            .on(SectionReady, SectionFailed)
            .pipe(
              filter(
                ({ data: { section } }) => finding.has(section) || contentSections.has(section),
              ),
            ),
          deps.on(DomainsArrived).pipe(filter(({ data }) => data.need === "later")),
        ),
      ),
      loadOn(
        "later",
        deps.on(AppStarted).pipe(
          switchMap(({ data: { stored } }) =>
            wasSignedOut(stored)
              ? of(null)
              : merge(
                  timer(parameter(SECOND_WAVE, "afterMs", null), deps.clock.rule(SECOND_WAVE.id)),
                  // A referral must be stored even if the visitor leaves early.
                  deps.on(ReferralFound),
                ),
          ),
        ),
      ),
    );
  },
};
