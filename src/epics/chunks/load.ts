import {
  distinctUntilChanged,
  EMPTY,
  filter,
  map,
  merge,
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
import { type Need, DomainsMissing, DomainsWanted } from "../../events/runtime/events.ts";
import { hasArrived } from "../../events/runtime/index.ts";
import { ReferralFound } from "../../events/referral/events.ts";
import { SectionFailed, SectionReady, SectionWanted } from "../../events/sections/events.ts";
import { AppStarted, CameOnline } from "../../events/shell/events.ts";
import type { Deps, Epic } from "../epic.ts";
import { signedIn } from "../rules/conditions.ts";
import { parameter, rule } from "../rules/rule.ts";

/** What no first page needs comes a moment later. */
export const SECOND_WAVE = rule({
  id: "SECOND-WAVE",
  ledger: [],
  parameters: { afterMs: { unit: "ms", fallback: 5_000 } },
});

/** Rules that did not load are asked for again; a player is not left without those that guard them. */
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
 * Asks for domains until they are here. The player's rules missing for good end their session safely; for others every
 * sign of life is another try, for a screen may wait for them, or a bet whose answer was lost.
 */
const want = (deps: Deps, need: Need) =>
  deps.on(DomainsMissing).pipe(
    filter(({ data }) => data.need === need),
    switchMap((_missing, index) => {
      if (index < value(deps, "retries")) {
        return timer(value(deps, "everyMs"), deps.clock.rule(RULES_RETRY.id)).pipe(
          map(() => DomainsWanted({ need })),
        );
      }
      if (need === "player") return of(EndSessionSafely({}));
      return deps.on(CameOnline, RouteEntered, QuickCouponToggled).pipe(
        take(1),
        map(() => DomainsWanted({ need })),
      );
    }),
    startWith(DomainsWanted({ need })),
  );

/** Whoever was signed out is told why at once, not when the page has long stood there. [idle-002] */
const wasSignedOut = ({
  isIdleLogoff,
  isSessionLimitEnded,
}: DataOf<typeof AppStarted>["stored"]): boolean =>
  isIdleLogoff === true || isSessionLimitEnded === true;

/** Signing in or registering is on the page or over it, or what a new player has to keep. */
const isWayIn = ({ navigation: { route }, overlays: { open } }: State): boolean =>
  isForVisitorsOnly(route) ||
  route.name === "welcomeAuthorizationData" ||
  // Its phone field has the countries of the sign-in forms.
  route.name === "callback" ||
  open?.kind === "registration" ||
  open?.kind === "login";

/** The site names places for whoever signs in: which they are says the whole table. [routing-011] */
const isTargetNamed = ({ navigation, shell }: State): boolean =>
  isForVisitorsOnly(navigation.route) && (shell.config?.redirects?.rules?.length ?? 0) > 0;

/** It holds something, waits for an answer, is looked at, or a tap is to bet at once. */
const isCouponUsed = ({ coupon, navigation, oneClick }: State): boolean =>
  coupon.bets.length > 0 ||
  oneClick.isActiveOneClick ||
  coupon.placement.tag !== "editing" ||
  navigation.route.name === "coupon" ||
  navigation.query["modal"] === "quick-coupon-settings" ||
  navigation.isQuickCouponOpen;

/** Loads the rest of the rules when it is needed: those of a player with the player, the others after a while. */
export const loadDomains: Epic = {
  name: "chunks/load",
  run: (deps) =>
    merge(
      // Whoever signs in after a safe end must not be left without them either.
      deps.state$.pipe(
        map((state) => signedIn(state) && !hasArrived(state, "limits")),
        distinctUntilChanged(),
        switchMap((isMissing) => (isMissing ? want(deps, "player") : EMPTY)),
      ),
      deps.state$.pipe(
        startWith(deps.state()),
        filter(isWayIn),
        take(1),
        switchMap(() => want(deps, "signIn")),
      ),
      deps.state$.pipe(
        startWith(deps.state()),
        filter((state) => decisionOf(state).verdict === "table" || isTargetNamed(state)),
        take(1),
        switchMap(() => want(deps, "routes")),
      ),
      deps.state$.pipe(
        startWith(deps.state()),
        filter((state) => contentSections.has(sectionWanted(state) ?? "")),
        take(1),
        switchMap(() => want(deps, "content")),
      ),
      merge(
        deps.state$.pipe(startWith(deps.state()), filter(isCouponUsed)),
        // A reminder that this tab kept must be shown, or dropped with its bet.
        deps.on(AppStarted).pipe(filter(({ data }) => data.stored.couponReminder !== undefined)),
      ).pipe(
        take(1),
        switchMap(() => want(deps, "coupon")),
      ),
      deps.on(SectionWanted).pipe(
        filter(({ data }) => data.isRemote === true),
        take(1),
        switchMap(() => want(deps, "remote")),
      ),
      deps.on(SectionReady, SectionFailed).pipe(
        take(1),
        switchMap(() => want(deps, "frame")),
      ),
      deps.on(AppStarted).pipe(
        switchMap(({ data: { stored } }) =>
          wasSignedOut(stored)
            ? of(null)
            : merge(
                timer(parameter(SECOND_WAVE, "afterMs", null), deps.clock.rule(SECOND_WAVE.id)),
                // Who leaves soon has been sent by a partner all the same.
                deps.on(ReferralFound),
              ).pipe(take(1)),
        ),
        switchMap(() => want(deps, "later")),
      ),
    ),
};
