import type { SignInForm } from "../../../events/auth/index.ts";
import { useSelect } from "../../hooks/useSelect.ts";

const supportedForms = [
  "phone_password",
  "login_password",
] as const satisfies readonly SignInForm[];

/** The ways to log in that the site offers and this form supports; by login if the config lists none. */
export function useForms(): readonly SignInForm[] {
  const offeredForms = useSelect(({ shell }) => shell.config?.login?.forms);
  const forms = supportedForms.filter((form) => offeredForms?.includes(form));
  return forms.length === 0 ? ["login_password"] : forms;
}
