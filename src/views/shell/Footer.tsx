import { bodyOf } from "../../events/remoteData.ts";
import { informationLinks, informationOf } from "../../events/content/index.ts";
import { isHidden } from "../../events/layout/index.ts";
import { RefreshInformation } from "../../commands/information.ts";
import { useTranslation } from "../../infra/i18n.ts";
import { Note } from "../components/Note.tsx";
import { useSelect } from "../hooks/useSelect.ts";
import { useSend } from "../hooks/useSend.ts";
import styles from "./Footer.module.css";
import { FooterSkeleton } from "./FooterSkeleton.tsx";
import { FooterCare } from "./FooterCare.tsx";
import { FooterEntryPoints } from "./FooterEntryPoints.tsx";
import { FooterLinks } from "./FooterLinks.tsx";
import { ReportLink } from "./ReportLink.tsx";

/**
 * Footer of a page: information links, registration, languages, and who may play. The links come from the
 * server: a skeleton keeps their space, and one line reports a failed load. [layouts-001] [layouts-010]
 */
export function Footer() {
  const language = useSelect(({ settings }) => settings.language);
  const menu = useSelect(informationOf);
  const config = useSelect(({ shell }) => shell.config);
  const isPlayer = useSelect(({ session }) => session.tag === "player");
  const hasMenu = !useSelect((state) => isHidden(state, "bottomNavigation"));
  const items = bodyOf(menu);
  return (
    <footer className={styles.footer}>
      {items !== null ? (
        <FooterLinks links={informationLinks(items, config, language, isPlayer)} />
      ) : menu.tag === "failed" ? (
        <LoadError />
      ) : (
        <FooterSkeleton />
      )}
      <FooterEntryPoints />
      {!hasMenu && <ReportLink className={styles.link} />}
      <FooterCare />
    </footer>
  );
}

function LoadError() {
  const t = useTranslation();
  const send = useSend();
  return (
    <div className={styles.fault} role="alert">
      <Note
        status="plain"
        action={{
          text: t("shell.main_refreshing_button"),
          onPress: () => send(RefreshInformation({})),
        }}
      >
        {t("shell.main_dictionary_load_error")}
      </Note>
    </div>
  );
}
