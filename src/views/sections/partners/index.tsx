import type { Partner } from "../../../events/content/events.ts";
import {
  informationIndexPath,
  partners as partnersResource,
} from "../../../events/content/index.ts";
import { linkedPath } from "../../../events/navigation/index.ts";
import { useTranslation, type Translate } from "../../../infra/i18n.ts";
import { Band, Card, Rail } from "../../components/Band.tsx";
import { Chip } from "../../components/Chip.tsx";
import { EmptyState } from "../../components/EmptyState.tsx";
import { RowSkeleton } from "../../content/ContentSkeleton.tsx";
import { ContentPage } from "../../content/ContentPage.tsx";
import { Picture } from "../../content/Picture.tsx";
import { RemoteContent } from "../../content/RemoteContent.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { Html } from "../../html/Html.tsx";
import styles from "./Partners.module.css";

/** Partners of the site, all or those of one section. [route-info-007] */
export default function Partners() {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  const section = useSelect(({ navigation }) => navigation.route.params["section"] ?? null);
  const data = useSelect((state) =>
    partnersResource.dataOf(state, { lng: state.settings.language }),
  );
  return (
    <ContentPage title={t("content.partners")} parentPath={informationIndexPath(language)}>
      <RemoteContent data={data} skeleton={<RowSkeleton rows={4} />}>
        {(partners) => <List partners={partners} section={section} />}
      </RemoteContent>
    </ContentPage>
  );
}

function List(props: { partners: readonly Partner[]; section: string | null }) {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  const { partners, section } = props;
  const sections = [...new Set(partners.map((partner) => partner.section))];
  const shown = partners.filter((partner) => section === null || partner.section === section);
  return (
    <>
      <Band>
        <Rail role="navigation" name={t("content.partners")}>
          <Chip href={linkedPath({ name: "ourPartners" }, language)} isCurrent={section === null}>
            {t("content.partnersAll")}
          </Chip>
          {sections.map((name) => (
            <Chip
              key={name}
              href={linkedPath({ name: "ourPartners", params: { section: name } }, language)}
              isCurrent={name === section}
            >
              {titleOf(name, t)}
            </Chip>
          ))}
        </Rail>
      </Band>
      {shown.length === 0 && (
        <Band>
          <EmptyState title={t("content.partnersNone")} />
        </Band>
      )}
      {shown.map(({ id, title, html, logoUrl }) => (
        <Band key={id}>
          <Card isPadded>
            <section className={styles.partner} aria-label={title}>
              <Picture url={logoUrl} className={styles.logo} />
              <div className={styles.texts}>
                <h2 className={styles.title}>{title}</h2>
                <Html html={html} />
              </div>
            </section>
          </Card>
        </Band>
      ))}
    </>
  );
}

/** Titles of the known sections; an unknown one is shown by its own name. */
function titleOf(section: string, t: Translate): string {
  switch (section) {
    case "football":
      return t("content.partnersFootball");
    case "data":
      return t("content.partnersData");
    case "care":
      return t("content.partnersCare");
    default:
      return section;
  }
}
