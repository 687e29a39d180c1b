import { Icon, type IconName } from "./Icon.tsx";
import styles from "./SportTile.module.css";

/** A sport on home: icon, name and number of live matches; the favourites have no number. */
export function SportTile(props: { href: string; name: string; icon: IconName; count?: string }) {
  return (
    <a className={styles.sport} href={props.href}>
      <Icon name={props.icon} size="lg" />
      <span className="cut">{props.name}</span>
      {props.count !== undefined && <span className={styles.sportCount}>{props.count}</span>}
    </a>
  );
}
