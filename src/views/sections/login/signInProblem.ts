import type { AuthState } from "../../../events/auth/index.ts";
import type { Translate } from "../../../infra/i18n.ts";
import { errorMessage } from "../../format/errorMessage.ts";

type Refusal = Extract<AuthState["request"], { tag: "refused" }>;

/** Codes for too many attempts: by account and by device. */
const tooManyAttempts: readonly number[] = [1006, 60];

/** Why the server refused the sign-in and what to do, by the error code of the contract. */
export function signInProblem({ code, reason, retryAfterMs }: Refusal, t: Translate): string {
  if (tooManyAttempts.includes(code) && retryAfterMs !== undefined && retryAfterMs > 0) {
    const seconds = Math.ceil(retryAfterMs / 1000);
    return seconds > 90
      ? t("session.waitMinutes", { count: Math.ceil(seconds / 60) })
      : t("session.waitSeconds", { count: seconds });
  }
  if (code !== 0) return t(errorMessage({ code, status: 400 }));
  switch (reason) {
    case "offline":
      return t("errors.network");
    case "timeout":
      return t("errors.timeout");
    case "http":
      return t("errors.server");
    case "decode":
      return t("errors.unreadable");
    default:
      return t("session.moreSteps");
  }
}
