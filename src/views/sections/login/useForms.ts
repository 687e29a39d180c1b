import type { SignInForm } from "../../../events/auth/index.ts";
import { useSelect } from "../../hooks/useSelect.ts";

const known = ["phone_password", "login_password"] as const satisfies readonly SignInForm[];

/** The ways to log in that the site offers and this form can do; by login while the site does not say. */
export function useForms(): readonly SignInForm[] {
  const offered = useSelect(({ shell }) => shell.config?.login?.forms);
  const forms = known.filter((form) => offered?.includes(form));
  return forms.length === 0 ? ["login_password"] : forms;
}
