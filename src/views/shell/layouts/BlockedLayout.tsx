import { brandOf } from "../../../events/shell/index.ts";
import { Icon } from "../../components/Icon.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { HelpFoot } from "../HelpFoot.tsx";
import { Section } from "../Section.tsx";
import styles from "./Bare.module.css";

/** The logo, not a link because nothing else may be visited, the content and the help line. [layouts-006] */
export function BlockedLayout() {
  const brand = useSelect(brandOf);
  return (
    <div className={styles.bare} data-part="blocked">
      <section className={styles.brand} aria-label={brand}>
        <Icon name="mark" />
        <span>{brand}</span>
      </section>
      <Section />
      <HelpFoot />
    </div>
  );
}
