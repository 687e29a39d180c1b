import type { CallError } from "../define.ts";
import { foldRemoteData } from "../remoteList.ts";
import { SessionClosed, SessionOpened } from "../session/events.ts";
import { drafted } from "../drafted.ts";
import { createSlice } from "../slice.ts";
import { foldSubmission } from "../submission.ts";
import {
  RegistrationSmsCheck,
  RegistrationForm,
  WelcomeData,
  RegisterFast,
  RegistrationAnswered,
  RegistrationAsked,
  SendCredentials,
  RegistrationSms,
} from "./events.ts";
import { initial, type RegistrationFormState } from "./state.ts";

const errorOf = ({ code = 0, tag, retryAfterMs }: CallError) => ({
  code,
  reason: tag,
  ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
});

export const registrationFormSlice = createSlice("registrationForm", initial)
  .on(RegistrationSms.asked, (state, { ask }) => ({
    ...state,
    code: {
      ...initial.code,
      tag: "sending",
      phone: ask.phone,
      // The last code stays valid until another one has been sent.
      length: state.code.phone === ask.phone ? state.code.length : 0,
    },
  }))
  .on(
    RegistrationSms.answered,
    drafted(({ code }, { body }) => {
      code.tag = "sent";
      code.length = body.codeLength;
    }),
  )
  .on(
    RegistrationSms.failed,
    drafted(({ code }, { error }) => {
      code.tag = code.length > 0 ? "sent" : "refused";
      code.error = errorOf(error);
    }),
  )
  .on(
    RegistrationSmsCheck.answered,
    drafted(({ code }, { body }) => {
      code.token = body.smsToken;
    }),
  )
  .on(RegistrationAsked, (state, { order }) => ({
    ...state,
    request: { tag: "sending", type: order.type },
  }))
  .on(RegistrationAnswered, (state, answer) => ({
    ...state,
    request: { tag: "answered", ...answer },
  }))
  .on(RegisterFast.answered, (state, { body }) => ({ ...state, password: body.password ?? null }))
  .on(WelcomeData.asked, (state) => ({ ...state, welcome: "loading" }))
  .on(WelcomeData.answered, (state, { body: { login, password } }) => ({
    ...state,
    welcome: "idle",
    // The server does not repeat the password that came with the registration.
    credentials: { login, password: password ?? state.password },
  }))
  .on(WelcomeData.failed, (state) => ({ ...state, welcome: "failed" }))
  .on(
    SessionOpened,
    (state): RegistrationFormState => ({
      ...initial,
      form: state.form,
      password: state.password,
    }),
  )
  .on(SessionClosed, (state): RegistrationFormState => ({ ...initial, form: state.form }));
foldRemoteData(registrationFormSlice, "form", RegistrationForm, (_loaded, _ask, body) => body);
foldSubmission(registrationFormSlice, "letter", SendCredentials.asked, SendCredentials);
