import { CloseAppsBanner } from "../../commands/layout.ts";
import { cdnBase } from "../../events/layout/index.ts";
import { brandOf } from "../../events/shell/index.ts";
import { useTranslation } from "../../infra/i18n.ts";
import { Icon } from "../components/Icon.tsx";
import { IconButton } from "../components/IconButton.tsx";
import { usePageMark } from "../components/usePageMark.ts";
import { useSelect } from "../hooks/useSelect.ts";
import { useSend } from "../hooks/useSend.ts";
import styles from "./AppsBanner.module.css";

/** Offers the apps above the bottom bar until closed; closing applies to this tab. [layouts-001] */
export function AppsBanner() {
  const t = useTranslation();
  const send = useSend();
  const language = useSelect(({ settings }) => settings.language);
  const brand = useSelect(brandOf);
  const cdn = useSelect(cdnBase);
  usePageMark("data-apps", "");
  return (
    <section className={styles.place} aria-label={t("layout.appsTitle", { brand })}>
      <div className={styles.banner}>
        {cdn === null ? (
          <Icon name="download" />
        ) : (
          <img src={`${cdn}/icons/icon-64.png`} alt="" width={32} height={32} />
        )}
        <a className={styles.link} href={`/${language}/mobile`}>
          <b className="cut">{t("layout.appsTitle", { brand })}</b>
          <span className={styles.text}>{t("layout.appsText")}</span>
        </a>
        <IconButton
          icon="close"
          name={t("layout.appsClose")}
          onPress={() => send(CloseAppsBanner({}))}
        />
      </div>
    </section>
  );
}
