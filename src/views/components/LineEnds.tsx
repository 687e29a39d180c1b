import styles from "./LineEnds.module.css";

/** The texts below a line that shows time, from its start to its end; the line is hidden from screen readers, and so are they. */
export function LineEnds({ texts }: { texts: readonly string[] }) {
  return (
    <div className={styles.ends} aria-hidden="true">
      {texts.map((text) => (
        <span key={text}>{text}</span>
      ))}
    </div>
  );
}
