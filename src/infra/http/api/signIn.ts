import {
  PhoneCountries,
  PhoneMasks,
  SignInByLogin,
  SignInByPhone,
} from "../../../events/auth/events.ts";
import { CALL_TIMEOUT_MS, type Endpoint, endpoint } from "../request.ts";
import { bytesToBase64 } from "./base64.ts";

const timeoutMs = CALL_TIMEOUT_MS;
/** The contract wants passwords as base64 of UTF-8: an encoding, no secrecy. */
const encoded = (password: string): string => bytesToBase64(new TextEncoder().encode(password));

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
