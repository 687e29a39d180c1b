import { brandOf } from "../../../events/shell/index.ts";
import { Icon } from "../../components/Icon.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { Section } from "../Section.tsx";
import styles from "./Bare.module.css";

/** The mark, which leads nowhere since nothing else may be seen, and the content. [layouts-006] */
export function BlockedLayout() {
  const brand = useSelect(brandOf);
  return (
    <div className={styles.bare} data-part="blocked">
      <section className={styles.brand} aria-label={brand}>
        <Icon name="mark" />
        <span>{brand}</span>
      </section>
      <Section />
    </div>
  );
}
