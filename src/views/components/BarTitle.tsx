import { useTranslation } from "../../infra/i18n.ts";
import styles from "./Bar.module.css";
import { classes } from "./classes.ts";
import { IconButton } from "./IconButton.tsx";

/** The page's h1 and a muted line under it. */
export function BarTitle(props: {
  title: string;
  /** Muted text on the same line, a count. */
  count?: string | undefined;
  about?: string | undefined;
  isCentred?: boolean | undefined;
  /** Titles of pages reached from the bottom bar are larger. */
  isLarge?: boolean | undefined;
}) {
  const { title, count, about, isCentred, isLarge } = props;
  return (
    <div className={classes(styles.texts, isCentred && styles.centred)}>
      <h1 className={classes(styles.title, isLarge && styles.large, "cut")}>
        {title}
        {count !== undefined && <span className={styles.count}> {count}</span>}
      </h1>
      {about !== undefined && <div className={classes(styles.about, "cut")}>{about}</div>}
    </div>
  );
}

export function BackButton(props: { onPress: () => void; name?: string | undefined }) {
  const t = useTranslation();
  return (
    <IconButton
      icon="back"
      name={props.name ?? t("shell.back")}
      isFlipped
      onPress={props.onPress}
    />
  );
}
