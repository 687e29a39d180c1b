import { useState } from "react";
import { useTranslation } from "../../infra/i18n.ts";
import { Note } from "../components/Note.tsx";
import { useSelect } from "../hooks/useSelect.ts";
import { useCloseOverlay } from "./useCloseOverlay.ts";
import styles from "./ViewImage.module.css";
import { WideModal } from "./WideModal.tsx";

/** An image of a text, as large as the page. [modals-005] */
export function ViewImage() {
  const t = useTranslation();
  const close = useCloseOverlay();
  const [hasFailed, setHasFailed] = useState(false);
  const image = useSelect(({ overlays: { open } }) => (open?.kind === "image" ? open : null));
  if (image === null) return null;
  const title = image.alt === "" ? t("overlays.imageTitle") : image.alt;
  return (
    <WideModal title={title} width="full" onClose={close}>
      <div className={styles.frame}>
        {hasFailed ? (
          <Note status="error">{t("overlays.imageFailed")}</Note>
        ) : (
          <img src={image.src} alt={image.alt} onError={() => setHasFailed(true)} />
        )}
      </div>
    </WideModal>
  );
}
