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
 * Password reset as a page: by a code (forgotpassword) or by the link in an e-mail (passwordreset).
 * [route-auth-002] [route-auth-003]
 */
export default function ForgotPasswordPage() {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  // The domain behind the steps loads only after the first section, which may be this one.
  const isLoaded = useSelect((state) => hasArrived(state, "passwordReset"));
  const back = useBack(pathOf({ name: "login" }, language));
  return (
    <PitchPage title={t("modals.forgotTitle")} mark={<HomeMark />} onClose={back}>
      <div className={styles.steps}>
        {isLoaded ? (
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
