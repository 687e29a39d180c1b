import type { App } from "../../../events/apps/events.ts";
import { apps as appsResource } from "../../../events/apps/index.ts";
import { linkedPath, pathOf } from "../../../events/navigation/index.ts";
import { type TranslationKey, useTranslation } from "../../../infra/i18n.ts";
import { Band, Card } from "../../components/Band.tsx";
import { Button } from "../../components/Button.tsx";
import { EmptyState } from "../../components/EmptyState.tsx";
import { ListRow } from "../../components/ListRow.tsx";
import { RowSkeleton } from "../../content/ContentSkeleton.tsx";
import { ContentPage } from "../../content/ContentPage.tsx";
import { RemoteContent } from "../../content/RemoteContent.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import styles from "./Apps.module.css";

type Platform = App["platform"];
const phones: readonly Platform[] = ["android", "ios"];
const computers: readonly Platform[] = ["windows", "macos"];

/** Title and platforms of each page. */
function pageOf(name: string): {
  readonly title: TranslationKey;
  readonly platforms: readonly Platform[];
} {
  switch (name) {
    case "desktopApps":
      return { title: "apps.desktop", platforms: computers };
    case "iosApp":
      return { title: "apps.ios", platforms: ["ios"] };
    case "cricketApp":
      return { title: "apps.cricket", platforms: phones };
    case "iplBettingApp":
      return { title: "apps.ipl", platforms: phones };
    default:
      return { title: "apps.mobile", platforms: phones };
  }
}

/** The apps for a kind of device. */
export function AppsPage() {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  const name = useSelect(({ navigation }) => navigation.route.name);
  const data = useSelect((state) => appsResource.dataOf(state, { lng: state.settings.language }));
  const { title, platforms } = pageOf(name);
  const isDesktop = name === "desktopApps";
  return (
    <ContentPage title={t(title)} parentPath={pathOf({ name: "menu" }, language)}>
      <RemoteContent data={data} skeleton={<RowSkeleton rows={4} />}>
        {(items) => <Items items={items.filter(({ platform }) => platforms.includes(platform))} />}
      </RemoteContent>
      <Band>
        <Card>
          <ListRow
            icon={isDesktop ? "phone" : "globe"}
            title={t(isDesktop ? "apps.otherMobile" : "apps.otherDesktop")}
            href={linkedPath({ name: isDesktop ? "mobileApps" : "desktopApps" }, language)}
          />
        </Card>
      </Band>
    </ContentPage>
  );
}

function Items({ items }: { items: readonly App[] }) {
  const t = useTranslation();
  if (items.length === 0)
    return (
      <Band>
        <EmptyState title={t("apps.none")} />
      </Band>
    );
  return items.map((app) => <AppCard key={app.id} app={app} />);
}

/**
 * Whether the app is a file on our site to download; otherwise the site itself is installed, and the page
 * says how.
 */
const isFile = (url: string): boolean => /^\/(?![/\\])[\w\-./%]+\.\w+$/.test(url);

function AppCard({ app: { title, version, url, qrName, instructionId } }: { app: App }) {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  return (
    <Band title={title}>
      <Card isPadded>
        <div className={styles.app}>
          <p className={styles.quiet}>{t("apps.version", { version })}</p>
          {isFile(url) ? (
            <a className={styles.file} href={url} download>
              {t("apps.get")}
            </a>
          ) : (
            <p>{t("apps.installText")}</p>
          )}
          {instructionId !== null && (
            <Button
              isWide
              href={linkedPath(
                { name: "desktopInstructions", params: { id: instructionId } },
                language,
              )}
            >
              {t("apps.how")}
            </Button>
          )}
          {qrName !== null && (
            <Button
              isWide
              href={linkedPath({ name: "desktopQrCodes", params: { qrName } }, language)}
            >
              {t("apps.qr")}
            </Button>
          )}
        </div>
      </Card>
    </Band>
  );
}
