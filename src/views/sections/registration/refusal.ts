import type { RegistrationFormState } from "../../../events/registrationForm/index.ts";
import type { Translate } from "../../../infra/i18n.ts";
import { signInProblem } from "../login/signInProblem.ts";
import type { TextName } from "./draft.ts";

type Request = RegistrationFormState["request"];

/** The field that a refusal of the server is about; null means the whole form. */
export function faultyField(request: Request): TextName | null {
  if (request.tag !== "answered" || request.outcome !== "refused") return null;
  const { code, type } = request;
  if (code === 4002) return type === "phone_reg" ? "phone" : type === "full_reg" ? "email" : null;
  if (code === 4004) return type === "full_reg" ? "password" : null;
  return [1003, 1004, 1006, 4003].includes(code) && type === "phone_reg" ? "code" : null;
}

/** Why the server refused the request, and what to do. */
export const refusalText = (
  refusal: {
    readonly code: number;
    readonly reason: string;
    readonly retryAfterMs?: number | undefined;
  },
  t: Translate,
): string => {
  const { code, reason, retryAfterMs } = refusal;
  return signInProblem(
    { tag: "refused", code, reason, ...(retryAfterMs === undefined ? {} : { retryAfterMs }) },
    t,
  );
};
