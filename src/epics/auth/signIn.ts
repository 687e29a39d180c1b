import { isLeft } from "fp-ts/lib/Either.js";
import { exhaustMap, ignoreElements, map, merge, of, switchMap } from "rxjs";
import {
  PhoneCountries,
  PhoneMasks,
  SignInByLogin,
  SignInByPhone,
  SignInFormOpened,
  SignInRefused,
  SignInRequested,
} from "../../events/auth/events.ts";
import type { DataOf, Draft } from "../../events/define.ts";
import { SessionOpened } from "../../events/session/events.ts";
import type { Deps, Epic } from "../epic.ts";
import { sessionKnown } from "../session/known.ts";

/** Sends the credentials once, when it is known who is signed in, and reports the result. */
export const signIn: Epic = {
  name: "auth/signIn",
  run: (deps) =>
    deps.on(SignInRequested).pipe(
      exhaustMap(({ data }) => sessionKnown(deps).pipe(switchMap(() => send(deps, data)))),
      map((result): Draft => {
        if (isLeft(result)) {
          const { code = 0, tag, message, retryAfterMs } = result.left;
          return SignInRefused({
            code,
            reason: tag,
            ...(message === undefined ? {} : { message }),
            ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
          });
        }
        const { userInfo, responseType } = result.right;
        return responseType === "done" && userInfo !== undefined
          ? SessionOpened({ userId: userInfo.userId })
          : SignInRefused({ code: 0, reason: responseType });
      }),
    ),
};

function send(deps: Deps, data: DataOf<typeof SignInRequested>) {
  if (data.form === "login_password") {
    const { login, password, isRemembered } = data;
    return deps.call(SignInByLogin, { login, password, isRemembered });
  }
  const { phoneCode, phone, password, isRemembered } = data;
  return deps.call(SignInByPhone, { phoneCode, phone, password, isRemembered });
}

/** Countries and masks for the phone form, loaded when the form is first opened. [call-auth-011] */
export const loadPhoneForm: Epic = {
  name: "auth/phoneForm",
  run: (deps) =>
    deps.on(SignInFormOpened).pipe(
      switchMap(() =>
        deps.state().auth.phoneCountries.length > 0
          ? of(null)
          : merge(deps.call(PhoneCountries, {}), deps.call(PhoneMasks, {})),
      ),
      ignoreElements(),
    ),
};
