import type { App } from "../../../events/apps/events.ts";
import { apps as appsResource } from "../../../events/apps/index.ts";
import { appPath, pathOf } from "../../../events/navigation/index.ts";
import { isComing } from "../../../events/remoteData.ts";
import { type TranslationKey, useTranslation } from "../../../infra/i18n.ts";
import { Band, Card } from "../../components/Band.tsx";
import { Button } from "../../components/Button.tsx";
import { EmptyState } from "../../components/EmptyState.tsx";
import type { IconName } from "../../components/Icon.tsx";
import { ListRow } from "../../components/ListRow.tsx";
import { RowSkeleton } from "../../content/ContentSkeleton.tsx";
import { ContentPage } from "../../content/ContentPage.tsx";
import { RemoteContent } from "../../content/RemoteContent.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import styles from "./Apps.module.css";

type Platform = App["platform"];
const phones: readonly Platform[] = ["android", "ios"];
const computers: readonly Platform[] = ["windows", "macos"];

type AppsPageName = "mobileApps" | "desktopApps" | "iosApp" | "cricketApp" | "iplBettingApp";
type Shown = {
  readonly title: TranslationKey;
  readonly icon: IconName;
  readonly platforms: readonly Platform[];
};

/** Each of these pages links to all others. */
const pages: Readonly<Record<AppsPageName, Shown>> = {
  mobileApps: { title: "apps.mobile", icon: "phone", platforms: phones },
  desktopApps: { title: "apps.desktop", icon: "globe", platforms: computers },
  iosApp: { title: "apps.ios", icon: "phone", platforms: ["ios"] },
  cricketApp: { title: "apps.cricket", icon: "phone", platforms: phones },
  iplBettingApp: { title: "apps.ipl", icon: "phone", platforms: phones },
};
const names = Object.keys(pages) as readonly AppsPageName[];

/** The apps for a kind of device. */
export function AppsPage() {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  const routeName = useSelect(({ navigation }) => navigation.route.name);
  const name = names.find((one) => one === routeName) ?? "mobileApps";
  const data = useSelect((state) => appsResource.dataOf(state, { lng: state.settings.language }));
  const { title, platforms } = pages[name];
  return (
    <ContentPage title={t(title)} parentPath={pathOf({ name: "menu" }, language)}>
      <RemoteContent data={data} skeleton={<RowSkeleton rows={4} />}>
        {(items) => <Items items={items.filter(({ platform }) => platforms.includes(platform))} />}
      </RemoteContent>
      {!isComing(data) && (
        <Band>
          <Card>
            {names
              .filter((other) => other !== name)
              .map((other) => (
                <ListRow
                  key={other}
                  icon={pages[other].icon}
                  title={t(pages[other].title)}
                  href={appPath({ name: other }, language)}
                />
              ))}
          </Card>
        </Band>
      )}
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
              href={appPath(
                { name: "desktopInstructions", params: { id: instructionId } },
                language,
              )}
            >
              {t("apps.how")}
            </Button>
          )}
          {qrName !== null && (
            <Button isWide href={appPath({ name: "desktopQrCodes", params: { qrName } }, language)}>
              {t("apps.qr")}
            </Button>
          )}
        </div>
      </Card>
    </Band>
  );
}
