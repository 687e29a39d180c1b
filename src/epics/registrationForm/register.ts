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
import { referralCookies } from "../referralCookie/keep.ts";

type Made = {
  readonly userId: Sealed;
  readonly isSignedIn: boolean;
  readonly message?: string;
};
type PhoneOrder = Extract<RegistrationOrder, { type: "phone_reg" }>;

/** Sends the form once and tells how it went; whoever is made is signed in, and goes on. [auth-005] */
export const register: Epic = {
  name: "registrationForm/register",
  run: (deps) =>
    deps.on(RegistrationAsked).pipe(
      exhaustMap(({ data: { order } }) =>
        send(deps, order).pipe(
          switchMap((result) => {
            if (isRight(result)) return of(made(deps.state(), order.type, result.right));
            return isUnsure(result.left)
              ? lookForPlayer(deps, order.type, result.left)
              : of([refused(order.type, result.left)]);
          }),
        ),
      ),
      mergeMap((events) => events),
    ),
};

function send(deps: Deps, order: RegistrationOrder): Observable<Either<CallError, Made>> {
  const referral = referralOf(deps);
  switch (order.type) {
    case "fast_reg": {
      const { type: _type, ...fields } = order;
      return deps.call(RegisterFast, { ...fields, referral });
    }
    case "full_reg": {
      const { type: _type, ...fields } = order;
      return deps.call(RegisterFull, { ...fields, referral });
    }
    case "phone_reg": {
      const { type: _type, code: _code, ...fields } = order;
      return tokenFor(deps, order).pipe(
        switchMap((token) =>
          isLeft(token)
            ? of(token)
            : deps.call(RegisterByPhone, { ...fields, referral, smsToken: token.right }),
        ),
      );
    }
  }
}

/** A code is good once: what it was traded for is used again when the form is. */
function tokenFor(deps: Deps, { phoneCode, phone, code }: PhoneOrder) {
  const known = deps.state().registrationForm.code;
  if (known.token !== null && known.phone === phone) return of(right(known.token));
  return deps
    .call(RegistrationSmsCheck, { phoneCode, phone, code })
    .pipe(
      map(
        (result): Either<CallError, Sealed> =>
          isLeft(result) ? left(result.left) : right(result.right.smsToken),
      ),
    );
}

/** Whoever sent the visitor, as the address of this visit said. */
function referralOf(deps: Deps): Record<string, Sealed> {
  const { referral, shell } = deps.state();
  const cookies = referralCookies(referral, deps.clock.now(), shell.config);
  return Object.fromEntries(cookies.map(({ cookie, value }) => [cookie, value]));
}

/** No answer tells whether the server did it. */
const isUnsure = ({ tag, status = 0 }: CallError): boolean => tag !== "http" || status >= 500;

/** A session of theirs says that it went through; else it cannot be told, and the visitor decides. */
const lookForPlayer = (deps: Deps, type: RegistrationType, error: CallError) =>
  deps.call(CheckSession, {}).pipe(
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
        : made(deps.state(), type, { userId, isSignedIn: true });
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
function made(state: State, type: RegistrationType, player: Made): readonly Draft[] {
  const { userId, isSignedIn, message } = player;
  const withMessage = message === undefined ? {} : { message };
  const answered = (outcome: "done" | "activation") =>
    RegistrationAnswered({ type, outcome, code: 0, reason: "", ...withMessage });
  if (!isSignedIn) return [answered("activation")];
  // What a one-click player has to keep is told once.
  const path = type === "full_reg" ? null : welcomeDataPath(state.settings.language);
  if (path === null) return [answered("done"), SessionOpened({ userId })];
  // From a page of visitors the guards lead on to the target.
  return isForVisitorsOnly(state.navigation.route)
    ? [answered("done"), TargetKept({ path }), SessionOpened({ userId })]
    : [
        answered("done"),
        SessionOpened({ userId }),
        NavigationRequested({ path, isReplacing: false }),
      ];
}
