import { failureOf, isFailureSilent } from "../../../events/navigation/index.ts";
import { Page } from "../../components/Page.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { HomeBar } from "../../shell/HomeBar.tsx";
import { ErrorText } from "./ErrorText.tsx";
import { TechnicalPage } from "./TechnicalPage.tsx";

/**
 * The error page by status; a page that the site config forbids has no text. [error-004] [error-005]
 * [error-007]
 */
export default function Missing() {
  const status = useSelect(failureOf) ?? 404;
  const isSilent = useSelect(isFailureSilent);
  return (
    <Page bar={<HomeBar />}>
      {isSilent ? <ErrorText status={status} isSilent /> : <TechnicalPage status={status} />}
    </Page>
  );
}
