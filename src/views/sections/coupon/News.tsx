import type { ReactNode } from "react";
import { classes } from "../../components/classes.ts";
import { Icon, type IconName } from "../../components/Icon.tsx";
import styles from "./News.module.css";

/** The status or the result of placing the bet. */
export function News(props: {
  icon: IconName;
  title: string;
  text?: string | undefined;
  /** Highlighted: the bet was accepted. */
  isGood?: boolean | undefined;
  children?: ReactNode;
}) {
  return (
    <div className={styles.news}>
      <span className={classes(styles.sign, props.isGood && styles.good)}>
        <Icon name={props.icon} size="lg" />
      </span>
      <h2 className={styles.title}>{props.title}</h2>
      {props.text !== undefined && <p className={styles.text}>{props.text}</p>}
      {props.children}
    </div>
  );
}
