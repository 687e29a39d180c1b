import { useTranslation } from "../../../infra/i18n.ts";
import { Band } from "../../components/Band.tsx";
import { Note } from "../../components/Note.tsx";
import { SkeletonBar, Loading } from "../../components/Skeleton.tsx";
import { Contents } from "./Contents.tsx";
import { useLogPreview } from "./useLogPreview.ts";

/** Contents of the log, before it leaves the device. */
export function LogContents({ chosen }: { chosen: readonly string[] | null }) {
  const t = useTranslation();
  const preview = useLogPreview(chosen);
  return (
    <Band title={t("report.inLog")}>
      {preview.tag === "reading" && (
        <Loading>
          <SkeletonBar heightRem={12} />
        </Loading>
      )}
      {preview.tag === "unread" && <Note status="warning">{t("report.unread")}</Note>}
      {preview.tag === "read" && <Contents log={preview.log} />}
    </Band>
  );
}
