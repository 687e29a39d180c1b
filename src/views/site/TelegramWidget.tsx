import { brandOf } from "../../events/shell/index.ts";
import { useTranslation } from "../../infra/i18n.ts";
import { Band, Card } from "../components/Band.tsx";
import { useSelect } from "../hooks/useSelect.ts";
import styles from "./TelegramWidget.module.css";

/** Registration through the operator's bot: a plain link, no third-party script. [layouts-001] */
export function TelegramWidget(props: { bot: string }) {
  const t = useTranslation();
  const brand = useSelect(brandOf);
  return (
    <Band name={t("layout.telegramTitle")}>
      <Card isPadded>
        <div className={styles.widget} data-part="telegram">
          <div className={styles.texts}>
            <p className={styles.title}>{t("layout.telegramTitle")}</p>
            <p className={styles.text}>{t("layout.telegramText", { brand })}</p>
          </div>
          <a
            className={styles.open}
            href={`https://t.me/${props.bot}?start=registration`}
            target="_blank"
            rel="noopener noreferrer"
          >
            {t("layout.telegramOpen")}
          </a>
        </div>
      </Card>
    </Band>
  );
}
