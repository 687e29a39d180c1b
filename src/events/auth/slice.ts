import { SessionOpened } from "../session/events.ts";
import { createSlice } from "../slice.ts";
import { PhoneCountries, PhoneMasks, SignInRefused, SignInRequested } from "./events.ts";
import { initial } from "./state.ts";

export const authSlice = createSlice("auth", initial)
  .on(SignInRequested, (state, { form }) => ({
    ...state,
    currentForm: form,
    request: { tag: "sending" },
  }))
  .on(SignInRefused, (state, refusal) => ({
    ...state,
    request: { tag: "refused", ...refusal },
  }))
  .on(SessionOpened, (state) => ({ ...state, request: { tag: "idle" } }))
  .on(PhoneCountries.asked, (state) => ({ ...state, isCountryListLost: false }))
  .on(PhoneCountries.failed, (state) => ({ ...state, isCountryListLost: true }))
  .on(PhoneCountries.answered, (state, { body }) => ({
    ...state,
    phoneCountries: body.items.map(({ id, name, country_code, tel_code }) => ({
      id,
      name,
      phoneCode: `+${tel_code}`,
      code: country_code.toLowerCase(),
    })),
  }))
  .on(PhoneMasks.answered, (state, { body }) => ({ ...state, phoneMasks: body.items }));
