import { ForeignFrame } from "../../components/ForeignFrame.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import styles from "./Promo.module.css";

/**
 * A page of the promo frame, which the server draws at `/promo-frame`. The sandbox is closed: nothing in it runs, and
 * it reaches neither the app nor the player's session. [promo-001]
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
