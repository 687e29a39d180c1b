import { helpLineOf } from "../../events/layout/index.ts";
import { classes } from "../components/classes.ts";
import { useSelect } from "../hooks/useSelect.ts";
import styles from "./HelpLine.module.css";

/** Whom to call about gambling, as the policy pack has it said, in its own language; nothing without one. */
export function HelpLine(props: { className?: string | undefined }) {
  const line = useSelect(helpLineOf);
  if (line === undefined) return null;
  return (
    <p className={classes(styles.line, props.className)} lang={line["lng"]}>
      <a href={`tel:${line["phone"]}`}>{line["text"]}</a>
    </p>
  );
}
