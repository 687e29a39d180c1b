import { type Either, isLeft, isRight, left, right } from "fp-ts/lib/Either.js";
import { exhaustMap, map, mergeMap, type Observable, of, switchMap } from "rxjs";
import type { CallError, Draft } from "../../events/define.ts";
import type { State } from "../../events/index.ts";
import { NavigationRequested, TargetKept } from "../../events/navigation/events.ts";
import { isForVisitorsOnly } from "../../events/navigation/index.ts";
import {
  RegistrationSmsCheck,
  RegisterByPhone,
  RegisterFast,
  RegisterFull,
  RegistrationAnswered,
  RegistrationAsked,
  type RegistrationOrder,
  type RegistrationType,
} from "../../events/registrationForm/events.ts";
import { welcomeDataPath } from "../../events/registration/index.ts";
import { CheckSession, SessionOpened, userOf } from "../../events/session/events.ts";
import type { Sealed } from "../../codec/codec.ts";
import type { Deps, Epic } from "../epic.ts";
import { siteOpen } from "../rules/conditions.ts";
import { sessionKnown } from "../session/known.ts";
import { referralCookies } from "../referralCookie/keep.ts";

type Registered = {
  readonly userId: Sealed;
  readonly isSignedIn: boolean;
  readonly message?: string;
};
type PhoneForm = Extract<RegistrationOrder, { type: "phone_reg" }>;

/** Sends the form once and reports the result; a new player is signed in and moves on. [auth-005] */
export const register: Epic = {
  name: "registrationForm/register",
  run: (deps) =>
    deps.on(RegistrationAsked).pipe(
      exhaustMap(({ data: { order: form } }) =>
        sessionKnown(deps).pipe(
          switchMap(() => send(deps, form)),
          switchMap((result) => {
            if (isRight(result)) return of(registered(deps.state(), form.type, result.right));
            return isUnsure(result.left)
              ? checkForPlayer(deps, form.type, result.left)
              : of([refused(form.type, result.left)]);
          }),
        ),
      ),
      mergeMap((events) => events),
    ),
};

function send(deps: Deps, form: RegistrationOrder): Observable<Either<CallError, Registered>> {
  const referral = referralOf(deps);
  switch (form.type) {
    case "fast_reg": {
      const { type: _type, ...fields } = form;
      return deps.call(RegisterFast, { ...fields, referral });
    }
    case "full_reg": {
      const { type: _type, ...fields } = form;
      return deps.call(RegisterFull, { ...fields, referral });
    }
    case "phone_reg": {
      const { type: _type, code: _code, ...fields } = form;
      return tokenFor(deps, form).pipe(
        switchMap((token) =>
          isLeft(token)
            ? of(token)
            : deps.call(RegisterByPhone, { ...fields, referral, smsToken: token.right }),
        ),
      );
    }
  }
}

/** A code works only once: the token it was exchanged for is reused when the form is sent again. */
function tokenFor(deps: Deps, { phoneCode, phone, code }: PhoneForm) {
  const smsCode = deps.state().registrationForm.code;
  if (smsCode.token !== null && smsCode.phone === phone) return of(right(smsCode.token));
  return deps
    .call(RegistrationSmsCheck, { phoneCode, phone, code })
    .pipe(
      map(
        (result): Either<CallError, Sealed> =>
          isLeft(result) ? left(result.left) : right(result.right.smsToken),
      ),
    );
}

/** Who referred the visitor, according to the address of this visit. */
function referralOf(deps: Deps): Record<string, Sealed> {
  const { referral, shell } = deps.state();
  const cookies = referralCookies(referral, deps.clock.now(), shell.config);
  return Object.fromEntries(cookies.map(({ cookie, value }) => [cookie, value]));
}

/** No answer that says whether the server registered the player. */
const isUnsure = ({ tag, status = 0 }: CallError): boolean => tag !== "http" || status >= 500;

/** A session of their own proves that it succeeded; otherwise it is unclear, and the visitor decides. */
const checkForPlayer = (deps: Deps, type: RegistrationType, error: CallError) =>
  (siteOpen(deps.state()) ? deps.call(CheckSession, {}) : of(left(error))).pipe(
    map((result): readonly Draft[] => {
      const userId = isRight(result) ? userOf(result.right) : null;
      return userId === null
        ? [
            RegistrationAnswered({
              type,
              outcome: "unsure",
              code: error.code ?? 0,
              reason: error.tag,
            }),
          ]
        : registered(deps.state(), type, { userId, isSignedIn: true });
    }),
  );

const refused = (type: RegistrationType, error: CallError): Draft => {
  const { code = 0, tag, message, retryAfterMs } = error;
  return RegistrationAnswered({
    type,
    outcome: "refused",
    code,
    reason: tag,
    ...(message === undefined ? {} : { message }),
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  });
};

/** [route-auth-005] */
function registered(state: State, type: RegistrationType, player: Registered): readonly Draft[] {
  const { userId, isSignedIn, message } = player;
  const withMessage = message === undefined ? {} : { message };
  const answered = (outcome: "done" | "activation") =>
    RegistrationAnswered({ type, outcome, code: 0, reason: "", ...withMessage });
  if (!isSignedIn) return [answered("activation")];
  // The credentials of a one-click registration are shown once.
  const path = type === "full_reg" ? null : welcomeDataPath(state.settings.language);
  if (path === null) return [answered("done"), SessionOpened({ userId })];
  // From a page for visitors only, the guards lead on to the target.
  return isForVisitorsOnly(state.navigation.route)
    ? [answered("done"), TargetKept({ path }), SessionOpened({ userId })]
    : [
        answered("done"),
        SessionOpened({ userId }),
        NavigationRequested({ path, isReplacing: false }),
      ];
}
