import { keyOf } from "../../../events/content/index.ts";
import { linkedPath } from "../../../events/navigation/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Band, Card } from "../../components/Band.tsx";
import { RowSkeleton } from "../../content/ContentSkeleton.tsx";
import { ContentPage } from "../../content/ContentPage.tsx";
import { Piece } from "../../content/Piece.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import styles from "./Apps.module.css";

/** The address of the app for the camera of a telephone. */
export function QrPage({ qrName }: { qrName: string }) {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  const piece = useSelect(
    ({ apps, settings }) => apps.qrCodes[keyOf({ qrName, lng: settings.language })],
  );
  return (
    <ContentPage title={t("apps.qr")} parentPath={linkedPath({ name: "desktopApps" }, language)}>
      <Piece piece={piece} skeleton={<RowSkeleton rows={4} />}>
        {({ url, image }) => (
          <Band>
            <Card isPadded>
              <div className={styles.app}>
                <p>{t("apps.qrText")}</p>
                <bdi className={styles.address}>{url}</bdi>
                {isDrawing(image) && (
                  <img className={styles.qr} src={image} alt={t("apps.qrAlt", { url })} />
                )}
              </div>
            </Card>
          </Band>
        )}
      </Piece>
    </ContentPage>
  );
}

/** As an image nothing in it runs; anything but a drawing is left out. */
const isDrawing = (image: string): boolean =>
  /^data:image\/(png|svg\+xml|gif|webp);base64,[\w+/=]+$/.test(image);
