import {
  RegistrationSmsCheck,
  RegistrationForm,
  WelcomeData,
  RegisterByPhone,
  RegisterFast,
  RegisterFull,
  SendCredentials,
  RegistrationSms,
} from "../../../events/registrationForm/events.ts";
import { CALL_TIMEOUT_MS, type Endpoint, endpoint } from "../request.ts";
import { encoded } from "./password.ts";

const timeoutMs = CALL_TIMEOUT_MS;
const post = <B>(path: string, body: B) =>
  ({
    method: "POST",
    path: `/web-api/registration/${path}`,
    body,
    kind: "session",
    timeoutMs,
  }) as const;
/** No fingerprint is sent: its data stays on the device. */
const componentsData = null;

/** Calls of registration. `lng` is the language of the site. */
export const registrationEndpoints = (lng: () => string): readonly Endpoint[] => [
  endpoint(RegistrationForm, ({ countryId }) => ({
    method: "GET",
    path: "/web-api/registration/form",
    query: { lng: lng(), countryId },
    kind: "shared",
    timeoutMs,
  })),
  endpoint(RegisterFast, (fields) => post("fast_reg", { ...fields, componentsData })),
  endpoint(RegisterByPhone, (fields) => post("phone_reg", { ...fields, componentsData }), [
    // A rejected form is sent again without a new code.
    "smsToken",
  ]),
  endpoint(RegisterFull, ({ password, ...fields }) =>
    post("full_reg", { ...fields, password: encoded(password), componentsData }),
  ),
  endpoint(RegistrationSms, (fields) => post("send-sms", { ...fields, componentsData })),
  endpoint(RegistrationSmsCheck, (fields) => post("check-sms", fields)),
  endpoint(WelcomeData, () => ({
    method: "GET",
    path: "/web-api/registration/welcome-data",
    kind: "player",
    timeoutMs,
  })),
  endpoint(SendCredentials, (fields) => ({ ...post("send-credentials", fields), kind: "player" })),
];
