import { ForeignFrame } from "../../components/ForeignFrame.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import styles from "./Promo.module.css";

/**
 * A page of the promo frame, rendered by the server at `/promo-frame`. Its sandbox allows nothing: no
 * scripts, and no access to the app or the player's session. [promo-001]
 */
export function Frame(props: { path: string; title: string }) {
  const lng = useSelect(({ settings }) => settings.language);
  return (
    <ForeignFrame
      address={`/promo-frame/${props.path}?lng=${lng}`}
      use="picture"
      title={props.title}
      className={styles.frame}
    />
  );
}
