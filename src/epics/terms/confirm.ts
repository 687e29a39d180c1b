import { isRight } from "fp-ts/lib/Either.js";
import {
  EMPTY,
  exhaustMap,
  filter,
  ignoreElements,
  map,
  merge,
  type Observable,
  of,
  pairwise,
  switchMap,
} from "rxjs";
import { CallError, callFailures, type Entry } from "../../events/define.ts";
import type { State } from "../../events/index.ts";
import { NotificationClosed, NotificationShown } from "../../events/notifications/events.ts";
import {
  Terms,
  TermsStatus,
  TermsConfirm,
  TermsConfirmRequested,
  TermsDeclined,
  TermsDemanded,
} from "../../events/terms/events.ts";
import { mustConfirmTerms } from "../../events/terms/selectors.ts";
import type { Deps, Epic } from "../epic.ts";
import { patient } from "../rules/patient.ts";

const QUESTION = "confirm-terms";

/** A player who declines or leaves the page is asked to choose: log out, or back to the terms. [terms-002] */
export const askAboutTerms: Epic = {
  name: "terms/question",
  run: (deps) =>
    merge(
      merge(
        deps.on(TermsDeclined),
        deps
          .select(({ navigation }) => navigation.route.name)
          .pipe(
            pairwise(),
            filter(([from]) => from === "confirm-terms" && mustConfirmTerms(deps.state())),
          ),
      ).pipe(
        map(() =>
          NotificationShown({
            id: QUESTION,
            status: "question",
            variant: "withoutTimeout",
            text: "confirmTermsQuestion",
            action: "signOut",
            isModal: true,
          }),
        ),
      ),
      deps
        .select((state) => !mustConfirmTerms(state) && isOpen(state))
        .pipe(
          filter((isOver) => isOver),
          map(() => NotificationClosed({ id: QUESTION })),
        ),
    ),
};

const isOpen = ({ notifications }: State): boolean =>
  notifications.some(({ id }) => id === QUESTION);

/** Sends the confirmation; if it fails the player is told and may try again. [error-028] */
export const confirmTerms: Epic = {
  name: "terms/confirm",
  run: (deps) =>
    deps.on(TermsConfirmRequested).pipe(
      exhaustMap(({ data }) => deps.call(TermsConfirm, data)),
      switchMap((result) =>
        isRight(result) && result.right.success
          ? EMPTY
          : of(
              NotificationShown({
                id: "confirm-terms-error",
                status: "error",
                variant: "withoutTimeout",
                text: "information_confirm_terms_error",
                action: "none",
                isModal: true,
              }),
            ),
      ),
    ),
};

/** Loads the terms to confirm when a check reports a change, unless they are already loaded. */
export const loadTerms: Epic = {
  name: "terms/load",
  run: (deps) =>
    deps.on(TermsStatus.answered).pipe(
      filter(() => deps.state().terms.isChanged && deps.state().terms.items === null),
      exhaustMap(() => patient(deps)(Terms, { lng: deps.state().settings.language })),
      ignoreElements(),
    ),
};

/** A call refused because the terms changed has the same effect as a check. [error-027] */
export const handleTermsDemand: Epic = {
  name: "terms/demand",
  run: (deps) =>
    failed$(deps).pipe(
      filter((failed) => {
        const { shell, terms } = deps.state();
        const isAvailable = shell.config?.terms?.isConfirmAvailable === true;
        return isAvailable && !terms.isChanged && isDemand(failed);
      }),
      map(() => TermsDemanded({})),
    ),
};

const failed$ = (deps: Deps): Observable<Entry> => deps.on(...callFailures());

function isDemand({ data }: Entry): boolean {
  if (typeof data !== "object" || data === null || !("error" in data)) return false;
  return CallError.is(data.error) && data.error.status === 451 && data.error.exceptionCode === 1;
}
