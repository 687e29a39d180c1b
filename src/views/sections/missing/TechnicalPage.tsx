import { sectionCode } from "../../../events/sections/index.ts";
import { RemoteSlot } from "../../shell/RemoteSlot.tsx";
import { useRemoteSection } from "../../shell/useRemoteSection.ts";
import { ErrorText } from "./ErrorText.tsx";

/** The remote section for error pages. */
const name = "technical-pages";

/**
 * The operator's own error page; the app's text is shown until it is ready, and where there is none or it
 * fails as well. [sections-022]
 */
export function TechnicalPage({ status }: { status: 404 | 500 }) {
  const code = useRemoteSection(name, `/error/${status}`);
  return (
    <>
      {code !== sectionCode.ready && <ErrorText status={status} isSilent={false} />}
      {(code === sectionCode.loading || code === sectionCode.ready) && (
        <RemoteSlot name={name} isReady={code === sectionCode.ready} />
      )}
    </>
  );
}
