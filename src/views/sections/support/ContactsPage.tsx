import { contacts as contactsResource, supportPath } from "../../../events/support/index.ts";
import type { Contacts } from "../../../events/support/events.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Band, Card } from "../../components/Band.tsx";
import { ListRow } from "../../components/ListRow.tsx";
import { RowSkeleton } from "../../content/ContentSkeleton.tsx";
import { ContentPage } from "../../content/ContentPage.tsx";
import { RemoteContent } from "../../content/RemoteContent.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { safeHref } from "../../html/allowed.ts";
import styles from "./Support.module.css";

/** Phone numbers, email addresses and messengers of the operator. */
export function ContactsPage() {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  const data = useSelect((state) =>
    contactsResource.dataOf(state, { lng: state.settings.language }),
  );
  return (
    <ContentPage title={t("support.contacts")} parentPath={supportPath(language)}>
      <RemoteContent data={data} skeleton={<RowSkeleton rows={5} />}>
        {(contacts) => <ContactLists contacts={contacts} />}
      </RemoteContent>
    </ContentPage>
  );
}

function ContactLists({ contacts }: { contacts: Contacts }) {
  const t = useTranslation();
  const { phones, emails, messengers, workingHours } = contacts;
  return (
    <>
      {phones.length > 0 && (
        <Band title={t("support.phones")}>
          <Card>
            {phones.map(({ title, phone }) => (
              <ListRow
                key={phone}
                icon="phone"
                title={phone}
                about={title}
                href={`tel:${phone.replace(/[^\d+]/g, "")}`}
              />
            ))}
          </Card>
        </Band>
      )}
      {emails.length > 0 && (
        <Band title={t("support.emails")}>
          <Card>
            {emails.map(({ title, email }) => (
              <ListRow
                key={email}
                icon="mail"
                title={email}
                about={title}
                href={safeHref(`mailto:${email}`) ?? "#"}
              />
            ))}
          </Card>
        </Band>
      )}
      {messengers.length > 0 && (
        <Band title={t("support.messengers")}>
          <Card>
            {messengers.map((messenger) => (
              <Messenger key={messenger.name} {...messenger} />
            ))}
          </Card>
        </Band>
      )}
      <Band title={t("support.hours")}>
        <Card isPadded>
          <p className={styles.lead}>{workingHours}</p>
        </Card>
      </Band>
    </>
  );
}

/** Opens in a new tab; an unsafe address is omitted. */
function Messenger({ name, url }: Contacts["messengers"][number]) {
  const t = useTranslation();
  const href = safeHref(url);
  if (href === null) return null;
  return (
    <a className={styles.outside} href={href} target="_blank" rel="noopener noreferrer">
      <span>
        {name}
        <span className="vh"> {t("terms.newTab")}</span>
      </span>
      <span aria-hidden="true">↗</span>
    </a>
  );
}
