import { useEffect } from "react";
import { OpenSignInForm } from "../../../commands/signIn.ts";
import { pathOf } from "../../../events/navigation/route.ts";
import { useWords } from "../../../infra/i18n.ts";
import { Logo } from "../../components/Bar.tsx";
import { Button } from "../../components/Button.tsx";
import { EmptyState } from "../../components/ErrorBlock.tsx";
import { IconButton } from "../../components/IconButton.tsx";
import { Page } from "../../components/Page.tsx";
import { Pitch } from "../../components/Pitch.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import { useBack } from "../../shell/useBack.ts";
import styles from "./Login.module.css";
import { LoginForm } from "./LoginForm.tsx";
import { RegisterLink } from "./RegisterLink.tsx";

/** The way into an account. */
export function Login() {
  const words = useWords();
  const send = useSend();
  const language = useSelect(({ settings }) => settings.language);
  const isPlayer = useSelect(({ session }) => session.tag === "player");
  const home = pathOf({ name: "home" }, language);
  const back = useBack(home);
  useEffect(() => {
    send(OpenSignInForm({}));
  }, [send]);
  return (
    <Page
      isPlain
      bar={
        <Pitch drawing="corner" className={styles.head}>
          <div className={styles.bar}>
            <Logo href={home} />
            <IconButton icon="close" name={words("shell.close")} onPress={back} />
          </div>
          <h1 className={styles.title}>{words("session.title")}</h1>
        </Pitch>
      }
    >
      {isPlayer ? (
        <EmptyState
          title={words("session.loggedIn")}
          action={
            <Button look="ink" href={home}>
              {words("shell.toHome")}
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
    </Page>
  );
}
