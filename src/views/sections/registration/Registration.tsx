import { pathOf } from "../../../events/navigation/route.ts";
import { useWords } from "../../../infra/i18n.ts";
import { Logo } from "../../components/Bar.tsx";
import { Button } from "../../components/Button.tsx";
import { IconButton } from "../../components/IconButton.tsx";
import { Page } from "../../components/Page.tsx";
import { Pitch } from "../../components/Pitch.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { useBack } from "../../shell/useBack.ts";
import styles from "./Registration.module.css";
import { RegistrationForm } from "./RegistrationForm.tsx";

/** The way to an account for who has none. */
export function Registration() {
  const words = useWords();
  const language = useSelect(({ settings }) => settings.language);
  const age = useSelect(({ shell }) => shell.config?.ageRestriction?.minAge ?? 18);
  const home = pathOf({ name: "home" }, language);
  const back = useBack(home);
  return (
    <Page
      isPlain
      bar={
        <Pitch drawing="corner" className={styles.head}>
          <div className={styles.bar}>
            <Logo href={home} />
            <div className={styles.ways}>
              <Button look="quiet" size="sm" href={pathOf({ name: "login" }, language)}>
                {words("session.logIn")}
              </Button>
              <IconButton icon="close" name={words("shell.close")} onPress={back} />
            </div>
          </div>
          <h1 className={styles.title}>{words("registration.title")}</h1>
          <p className={styles.lead}>{words("registration.lead", { age })}</p>
        </Pitch>
      }
    >
      <RegistrationForm />
    </Page>
  );
}
