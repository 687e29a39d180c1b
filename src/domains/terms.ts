import { ConfirmTerms, DeclineTerms } from "../commands/terms.ts";
import { checkTerms, TERMS_CHECK } from "../epics/terms/check.ts";
import {
  askAboutTerms,
  confirmTerms,
  handleTermsDemand,
  loadTerms,
} from "../epics/terms/confirm.ts";
import { termsSlice } from "../events/terms/slice.ts";
import { termsEndpoints } from "../infra/http/api/terms.ts";
import { domain } from "./domain.ts";

/** Terms that have to be confirmed. */
export const terms = domain({
  name: "terms",
  slices: [termsSlice],
  commands: [ConfirmTerms, DeclineTerms],
  epics: [checkTerms, askAboutTerms, confirmTerms, loadTerms, handleTermsDemand],
  rules: [TERMS_CHECK],
  endpoints: termsEndpoints,
});
