import { hasArrived } from "../../../events/runtime/index.ts";
import { useEffect } from "react";
import { KeepCredentials, OpenWelcomeData } from "../../../commands/registrationForm.ts";
import { pathOf } from "../../../events/navigation/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Bar } from "../../components/Bar.tsx";
import { BarTitle } from "../../components/BarTitle.tsx";
import { Button } from "../../components/Button.tsx";
import { ErrorBlock } from "../../components/ErrorBlock.tsx";
import { Note } from "../../components/Note.tsx";
import { Page } from "../../components/Page.tsx";
import { SkeletonBar, Loading } from "../../components/Skeleton.tsx";
import { useClient } from "../../hooks/client.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import { Letter } from "./Letter.tsx";
import styles from "./WelcomeData.module.css";

/** Account number and password to save after a one-click registration. [route-auth-005] [auth-007] */
export function WelcomeData() {
  const t = useTranslation();
  const send = useSend();
  const language = useSelect(({ settings }) => settings.language);
  const isReady = useSelect(
    (state) => hasArrived(state, "registrationForm") && state.session.tag === "player",
  );
  const credentials = useSelect(({ registrationForm }) => registrationForm.credentials);
  const hasFailed = useSelect(({ registrationForm }) => registrationForm.welcome === "failed");
  const open = () => send(OpenWelcomeData({}));
  useEffect(() => {
    if (isReady) send(OpenWelcomeData({}));
  }, [isReady, send]);
  return (
    <Page
      bar={
        <Bar kind="home">
          <BarTitle title={t("registration.welcomeTitle")} isLarge />
        </Bar>
      }
    >
      <div className={styles.form}>
        {credentials !== null && <Credentials {...credentials} />}
        {credentials === null && hasFailed && <ErrorBlock onRefresh={open} />}
        {credentials === null && !hasFailed && (
          <Loading>
            <SkeletonBar heightRem={9} />
          </Loading>
        )}
        {/* Who went on before the password is there would never see it. */}
        {(credentials !== null || hasFailed) && (
          <Button look="action" isWide href={pathOf({ name: "home" }, language)}>
            {t("registration.goOn")}
          </Button>
        )}
      </div>
    </Page>
  );
}

type HeldCredentials = NonNullable<ReturnType<typeof useHeldCredentials>>;
const useHeldCredentials = () => useSelect(({ registrationForm }) => registrationForm.credentials);

function Credentials({ login, password }: HeldCredentials) {
  const t = useTranslation();
  const { reveal } = useClient();
  const revealedPassword = password === null ? undefined : reveal(password);
  return (
    <>
      {revealedPassword === undefined ? (
        <Note status="info">{t("registration.welcomeShown")}</Note>
      ) : (
        <p className={styles.text}>{t("registration.welcomeText")}</p>
      )}
      <dl className={styles.data}>
        <div>
          <dt>{t("registration.number")}</dt>
          <dd>{asText(reveal(login))}</dd>
        </div>
        {revealedPassword !== undefined && (
          <div>
            <dt>{t("session.password")}</dt>
            <dd>{asText(revealedPassword)}</dd>
          </div>
        )}
      </dl>
      {revealedPassword !== undefined && <SaveOptions />}
    </>
  );
}

const asText = (value: unknown): string => (typeof value === "string" ? value : "");

/** The ways to save the credentials that the site offers: 0 file, 1 image, 2 email. [auth-007] */
function SaveOptions() {
  const t = useTranslation();
  const send = useSend();
  const ways = useSelect(({ shell }) => shell.config?.registration?.credentialSaving) ?? [];
  const keep = (as: 0 | 1) => () =>
    send(
      KeepCredentials({
        as,
        words: {
          title: t("registration.fileTitle"),
          login: t("registration.number"),
          password: t("session.password"),
        },
      }),
    );
  return (
    <>
      {ways.includes(0) && (
        <Button isWide icon="doc" onPress={keep(0)}>
          {t("registration.saveFile")}
        </Button>
      )}
      {ways.includes(1) && (
        <Button isWide icon="download" onPress={keep(1)}>
          {t("registration.saveImage")}
        </Button>
      )}
      {ways.includes(2) && <Letter />}
    </>
  );
}
