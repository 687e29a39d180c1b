import { hasArrived } from "../../../events/runtime/index.ts";
import { useEffect } from "react";
import { OpenSignInForm } from "../../../commands/auth.ts";
import { pathOf } from "../../../events/navigation/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Button } from "../../components/Button.tsx";
import { EmptyState } from "../../components/EmptyState.tsx";
import { PitchPage } from "../../components/PitchPage.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import { HomeMark } from "../../shell/HomeMark.tsx";
import { useBack } from "../../shell/useBack.ts";
import styles from "./Login.module.css";
import { LoginForm } from "./LoginForm.tsx";
import { RegisterLink } from "./RegisterLink.tsx";

/** The login page. */
export function Login() {
  const t = useTranslation();
  const send = useSend();
  const language = useSelect(({ settings }) => settings.language);
  const isPlayer = useSelect(({ session }) => session.tag === "player");
  const home = pathOf({ name: "home" }, language);
  const back = useBack(home);
  const isLoaded = useSelect((state) => hasArrived(state, "auth"));
  useEffect(() => {
    if (isLoaded) send(OpenSignInForm({}));
  }, [isLoaded, send]);
  return (
    <PitchPage title={t("session.title")} mark={<HomeMark />} onClose={back}>
      {isPlayer ? (
        <EmptyState
          title={t("session.loggedIn")}
          action={
            <Button look="ink" href={home}>
              {t("shell.toHome")}
            </Button>
          }
        />
      ) : (
        <>
          <LoginForm />
          <div className={styles.other}>
            <RegisterLink />
          </div>
        </>
      )}
    </PitchPage>
  );
}
