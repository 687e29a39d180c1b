import { qr as qrResource } from "../../../events/apps/index.ts";
import { appPath } from "../../../events/navigation/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Band, Card } from "../../components/Band.tsx";
import { RowSkeleton } from "../../content/ContentSkeleton.tsx";
import { ContentPage } from "../../content/ContentPage.tsx";
import { RemoteContent } from "../../content/RemoteContent.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import styles from "./Apps.module.css";

/** The address of the app as a QR code for a phone camera. */
export function QrPage({ qrName }: { qrName: string }) {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  const data = useSelect((state) =>
    qrResource.dataOf(state, { qrName, lng: state.settings.language }),
  );
  return (
    <ContentPage title={t("apps.qr")} parentPath={appPath({ name: "desktopApps" }, language)}>
      <RemoteContent data={data} skeleton={<RowSkeleton rows={4} />}>
        {({ url, image }) => (
          <Band>
            <Card isPadded>
              <div className={styles.app}>
                <p>{t("apps.qrText")}</p>
                <bdi className={styles.address}>{url}</bdi>
                {isImage(image) && (
                  <img className={styles.qr} src={image} alt={t("apps.qrAlt", { url })} />
                )}
              </div>
            </Card>
          </Band>
        )}
      </RemoteContent>
    </ContentPage>
  );
}

/** An SVG in an `img` runs no scripts; anything but an image is left out. */
const isImage = (image: string): boolean =>
  /^data:image\/(png|svg\+xml|gif|webp);base64,[\w+/=]+$/.test(image);
