import { createContext, use } from "react";
import { useTranslation } from "../../infra/i18n.ts";
import styles from "./Html.module.css";

type Picture = { readonly src: string; readonly alt: string };

/** Handles a tap on an image in a text; null: images are not interactive. [modals-005] */
export const ImageTap = createContext<((picture: Picture) => void) | null>(null);

/** An image in a text; a button where it can be enlarged. */
export function TextImage(props: { attributes: Readonly<Record<string, string>> }) {
  const t = useTranslation();
  const onTap = use(ImageTap);
  const { src, alt = "", ...others } = props.attributes;
  if (src === undefined) return null;
  if (onTap === null) return <img {...others} src={src} alt={alt} loading="lazy" />;
  const name = alt === "" ? t("seo.image") : t("seo.enlarge", { name: alt });
  return (
    <button
      type="button"
      className={styles.image}
      aria-label={name}
      onClick={() => onTap({ src, alt })}
    >
      <img {...others} src={src} alt="" loading="lazy" />
    </button>
  );
}
