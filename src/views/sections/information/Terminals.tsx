import { useState } from "react";
import type { Terminal } from "../../../events/content/events.ts";
import {
  informationIndexPath,
  terminals as terminalsResource,
} from "../../../events/content/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Band, Card } from "../../components/Band.tsx";
import { EmptyState } from "../../components/EmptyState.tsx";
import { Field } from "../../components/Field.tsx";
import { Icon } from "../../components/Icon.tsx";
import { Note } from "../../components/Note.tsx";
import { RowSkeleton } from "../../content/ContentSkeleton.tsx";
import { ContentPage } from "../../content/ContentPage.tsx";
import { RemoteContent } from "../../content/RemoteContent.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import styles from "./Terminals.module.css";

/** Cash terminals, searched by address, which starts with the city. */
export function Terminals() {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  const data = useSelect((state) =>
    terminalsResource.dataOf(state, { lng: state.settings.language }),
  );
  return (
    <ContentPage title={t("content.terminals")} parentPath={informationIndexPath(language)}>
      <RemoteContent data={data} skeleton={<RowSkeleton rows={6} />}>
        {(terminals) => <TerminalList terminals={terminals} />}
      </RemoteContent>
    </ContentPage>
  );
}

function TerminalList(props: { terminals: readonly Terminal[] }) {
  const t = useTranslation();
  const [city, setCity] = useState("");
  const query = city.trim().toLowerCase();
  const shown = props.terminals.filter(({ address }) => address.toLowerCase().includes(query));
  return (
    <>
      <Band>
        <Note status="info">{t("content.terminalsSample")}</Note>
      </Band>
      <Band>
        <Card>
          <div className={styles.search} role="search">
            <Field
              label={t("content.city")}
              type="search"
              inputMode="search"
              value={city}
              onChange={setCity}
            />
          </div>
          {shown.length > 0 && (
            <ul>
              {shown.map((terminal) => (
                <TerminalRow key={terminal.id} {...terminal} />
              ))}
            </ul>
          )}
        </Card>
      </Band>
      <div role="status">
        {shown.length === 0 && (
          <Band>
            <EmptyState title={t("content.terminalsNone")} />
          </Band>
        )}
      </div>
    </>
  );
}

function TerminalRow({ address, latitude, longitude, workingHours }: Terminal) {
  const t = useTranslation();
  const map = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
  const hours = workingHours === "24/7" ? t("content.allDay") : workingHours;
  return (
    <li className={styles.place}>
      <span className={styles.texts}>
        <span className={styles.address}>{address}</span>
        <span className={styles.hours}>{t("content.hours", { hours })}</span>
      </span>
      <a className={styles.map} href={map} target="_blank" rel="noopener noreferrer">
        <Icon name="globe" size="sm" />
        <span className="vh">
          {t("content.map")}: {address} {t("terms.newTab")}
        </span>
      </a>
    </li>
  );
}
