import { useTranslation } from "../../../infra/i18n.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import type { TextName } from "./draft.ts";
import { faultyField, refusalText } from "./refusal.ts";
import type { Entry } from "./useRegistration.ts";

/** The error text of a field: the form's own problem, or the server's refusal until the field changes. */
export function useFieldProblem({ problem, draft, sentDraft }: Entry) {
  const t = useTranslation();
  const request = useSelect(({ registrationForm }) => registrationForm.request);
  return (name: TextName): string | undefined => {
    const isRefused =
      request.tag === "answered" &&
      faultyField(request) === name &&
      sentDraft?.[name] === draft[name];
    return problem(name) ?? (isRefused ? refusalText(request, t) : undefined);
  };
}
