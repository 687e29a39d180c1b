import { keyOf } from "../../../events/content/piece.ts";
import { pathOf } from "../../../events/navigation/route.ts";
import { supportLinks } from "../../../events/support/links.ts";
import { useWords } from "../../../infra/i18n.ts";
import { Band, Card } from "../../components/Band.tsx";
import { ListRow } from "../../components/ListRow.tsx";
import { ContentPage } from "../../content/ContentPage.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import styles from "./Support.module.css";

/** Every way to reach support, and when somebody is there. */
export function SupportIndex() {
  const words = useWords();
  const language = useSelect(({ settings }) => settings.language);
  const hours = useSelect(
    ({ support, settings }) =>
      support.contacts[keyOf({ lng: settings.language })]?.body?.workingHours,
  );
  const links = supportLinks(language);
  return (
    <ContentPage title={words("support.title")} parentPath={pathOf({ name: "menu" }, language)}>
      <Band>
        <Card>
          <ListRow
            icon="mail"
            title={words("support.write")}
            about={words("support.writeAbout")}
            href={links.email}
          />
          <ListRow
            icon="phone"
            title={words("support.call")}
            about={words("support.callAbout")}
            href={links.callback}
          />
          <ListRow
            icon="globe"
            title={words("support.contacts")}
            about={words("support.contactsAbout")}
            href={links.contacts}
          />
          <ListRow
            icon="history"
            title={words("support.calls")}
            about={words("support.callsAbout")}
            href={links.calls}
          />
        </Card>
      </Band>
      {hours !== undefined && (
        <Band title={words("support.hours")}>
          <Card isPadded>
            <p className={styles.lead}>{hours}</p>
          </Card>
        </Band>
      )}
    </ContentPage>
  );
}
