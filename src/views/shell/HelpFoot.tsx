import { helpLineOf } from "../../events/layout/index.ts";
import { useSelect } from "../hooks/useSelect.ts";
import styles from "./HelpFoot.module.css";
import { HelpLine } from "./HelpLine.tsx";

/** The foot of a page that has no other: the help line, or nothing. */
export function HelpFoot() {
  const hasLine = useSelect((state) => helpLineOf(state) !== undefined);
  return (
    hasLine && (
      <footer className={styles.foot}>
        <HelpLine />
      </footer>
    )
  );
}
