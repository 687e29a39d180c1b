import { contacts as contactsResource, supportLinks } from "../../../events/support/index.ts";
import { bodyOf } from "../../../events/remoteData.ts";
import { pathOf } from "../../../events/navigation/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Band, Card } from "../../components/Band.tsx";
import { ListRow } from "../../components/ListRow.tsx";
import { ContentPage } from "../../content/ContentPage.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import styles from "./Support.module.css";

/** Every way to reach support, and its working hours. */
export function SupportIndex() {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  const hours = useSelect(
    (state) =>
      bodyOf(contactsResource.dataOf(state, { lng: state.settings.language }))?.workingHours,
  );
  const links = supportLinks(language);
  return (
    <ContentPage title={t("support.title")} parentPath={pathOf({ name: "menu" }, language)}>
      <Band>
        <Card>
          <ListRow
            icon="mail"
            title={t("support.write")}
            about={t("support.writeAbout")}
            href={links.email}
          />
          <ListRow
            icon="phone"
            title={t("support.call")}
            about={t("support.callAbout")}
            href={links.callback}
          />
          <ListRow
            icon="globe"
            title={t("support.contacts")}
            about={t("support.contactsAbout")}
            href={links.contacts}
          />
          <ListRow
            icon="history"
            title={t("support.calls")}
            about={t("support.callsAbout")}
            href={links.calls}
          />
          <ListRow icon="doc" title={t("support.appeals")} href={links.appeals} />
        </Card>
      </Band>
      {hours !== undefined && (
        <Band title={t("support.hours")}>
          <Card isPadded>
            <p className={styles.lead}>{hours}</p>
          </Card>
        </Band>
      )}
    </ContentPage>
  );
}
