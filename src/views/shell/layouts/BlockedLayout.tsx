import { useWords } from "../../../infra/i18n.ts";
import { Icon } from "../../components/Icon.tsx";
import { Section } from "../Section.tsx";
import styles from "./Bare.module.css";

/** The mark, which leads nowhere since nothing else may be seen, and the content. [layouts-006] */
export function BlockedLayout() {
  const words = useWords();
  return (
    <div className={styles.bare} data-part="blocked">
      <section className={styles.brand} aria-label={words("shell.brand")}>
        <Icon name="mark" />
        <span>{words("shell.brand")}</span>
      </section>
      <Section />
    </div>
  );
}
