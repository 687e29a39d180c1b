import { useTranslation } from "../../../infra/i18n.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import type { TextName } from "./draft.ts";
import { faultyField, refusalText } from "./problem.ts";
import type { Entry } from "./useRegistration.ts";

/** What stands under a field: what the form found, else what the server did, until it is typed anew. */
export function useFault({ faults, draft, sentDraft }: Entry) {
  const t = useTranslation();
  const request = useSelect(({ registrationForm }) => registrationForm.request);
  return (name: TextName): string | undefined => {
    const fault = faults[name];
    if (fault !== undefined) return t(fault.textKey, fault.values ?? {});
    const isRefused =
      request.tag === "answered" &&
      faultyField(request) === name &&
      sentDraft?.[name] === draft[name];
    return isRefused ? refusalText(request, t) : undefined;
  };
}
