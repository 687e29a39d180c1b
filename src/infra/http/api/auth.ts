import {
  PhoneCountries,
  PhoneMasks,
  SignInByLogin,
  SignInByPhone,
} from "../../../events/auth/events.ts";
import { CALL_TIMEOUT_MS, type Endpoint, endpoint } from "../request.ts";
import { encoded } from "./password.ts";

const timeoutMs = CALL_TIMEOUT_MS;
/** Calls of the sign-in forms. `lng` is the language of the site. */
export const signInEndpoints = (lng: () => string): readonly Endpoint[] => [
  endpoint(SignInByLogin, ({ login, password, isRemembered }) => ({
    method: "POST",
    path: "/web-api/auth/login",
    body: { uLogin: login, uPassword: encoded(password), save: isRemembered, componentsData: null },
    kind: "session",
    timeoutMs,
  })),
  endpoint(SignInByPhone, ({ phoneCode, phone, password, isRemembered }) => ({
    method: "POST",
    path: "/web-api/auth/login/phone",
    body: {
      phone_number: phone,
      country_code: phoneCode,
      uPassword: encoded(password),
      save: isRemembered,
      componentsData: null,
    },
    kind: "session",
    timeoutMs,
  })),
  endpoint(PhoneCountries, () => ({
    method: "GET",
    path: "/web-api/api/web/user/v1/phone-countries",
    query: { lng: lng() },
    kind: "shared",
    timeoutMs,
  })),
  endpoint(PhoneMasks, () => ({
    method: "GET",
    path: "/web-api/api/web/user/v1/phone-masks",
    kind: "shared",
    timeoutMs,
  })),
];
