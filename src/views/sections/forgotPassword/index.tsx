import { hasArrived } from "../../../events/runtime/index.ts";
import { pathOf } from "../../../events/navigation/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { PitchPage } from "../../components/PitchPage.tsx";
import { Loading } from "../../components/Skeleton.tsx";
import { RowSkeleton } from "../../content/ContentSkeleton.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { ResetSteps } from "../../modals/forgotPassword/ResetSteps.tsx";
import { HomeMark } from "../../shell/HomeMark.tsx";
import { useBack } from "../../shell/useBack.ts";
import styles from "./ForgotPassword.module.css";

/**
 * A forgotten password on a page of its own: by a code (forgotpassword), or by the link of a letter (passwordreset).
 * [route-auth-002] [route-auth-003]
 */
export default function ForgotPasswordPage() {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  // The steps are decided by a domain that arrives once a first section is there, which may be this one.
  const isFramed = useSelect((state) => hasArrived(state, "passwordReset"));
  const back = useBack(pathOf({ name: "login" }, language));
  return (
    <PitchPage title={t("modals.forgotTitle")} mark={<HomeMark />} onClose={back}>
      <div className={styles.steps}>
        {isFramed ? (
          <ResetSteps />
        ) : (
          <Loading>
            <RowSkeleton rows={2} />
          </Loading>
        )}
      </div>
    </PitchPage>
  );
}
