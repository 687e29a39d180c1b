import { ReloadPage } from "../../../commands/shell.ts";
import { brandOf } from "../../../events/shell/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Button, ButtonRow } from "../../components/Button.tsx";
import { Icon } from "../../components/Icon.tsx";
import { Page } from "../../components/Page.tsx";
import { Pitch } from "../../components/Pitch.tsx";
import { formatMoment } from "../../format/dates.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import { useTimeView } from "../../hooks/useTimeView.ts";
import { LineMarker } from "./LineMarker.tsx";
import styles from "./Maintenance.module.css";

/** Replaces the site while it is closed: since when, until when, and a button to try again. */
export default function Maintenance() {
  const t = useTranslation();
  const send = useSend();
  const brand = useSelect(brandOf);
  const plan = useSelect(({ shell }) => shell.config?.maintenance);
  return (
    <Page bar={null} isPlain>
      <Pitch className={styles.pitch}>
        <p className={styles.brand}>
          <Icon name="mark" />
          <span>{brand}</span>
        </p>
        <LineMarker />
        <div className={styles.texts}>
          <h1>{t("site.closedTitle")}</h1>
          <p className={styles.text}>{t("site.closedText")}</p>
          <dl className={styles.when}>
            <Moment name={t("site.started")} seconds={plan?.started_at} />
            <Moment name={t("site.backBy")} seconds={plan?.ended_at} />
          </dl>
        </div>
        <ButtonRow>
          <Button look="action" icon="refresh" onPress={() => send(ReloadPage({}))}>
            {t("site.tryAgain")}
          </Button>
        </ButtonRow>
      </Pitch>
    </Page>
  );
}

function Moment(props: { name: string; seconds: number | null | undefined }) {
  const view = useTimeView();
  const startedAt = useSelect(({ shell }) => shell.startedAt);
  const { name, seconds = null } = props;
  if (seconds === null) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{formatMoment(seconds * 1000, startedAt, view)}</dd>
    </div>
  );
}
