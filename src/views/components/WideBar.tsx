import type { ReactNode } from "react";
import { useTranslation } from "../../infra/i18n.ts";
import { Icon, type IconName } from "./Icon.tsx";
import styles from "./WideBar.module.css";

type WideSlot = { readonly href: string; readonly text: string; readonly isCurrent: boolean };

/** Header of the app on wide screens: logo, main destinations, then the children. */
export function WideBar(props: {
  mark: ReactNode;
  places: readonly WideSlot[];
  children?: ReactNode;
}) {
  const t = useTranslation();
  return (
    <section className={styles.bar} aria-label={t("shell.title")}>
      <span className={styles.logo}>{props.mark}</span>
      <nav className={styles.places} aria-label={t("shell.navMain")}>
        {props.places.map((place) => (
          <a
            className={styles.place}
            href={place.href}
            key={place.href}
            aria-current={place.isCurrent ? "page" : undefined}
          >
            {place.text}
          </a>
        ))}
      </nav>
      {props.children}
    </section>
  );
}

/** Sidebar navigation of a wide screen. */
export function SideNav(props: {
  name: string;
  places: readonly (WideSlot & { readonly icon: IconName; readonly count?: string | undefined })[];
}) {
  return (
    <nav className={styles.side} aria-label={props.name}>
      {props.places.map((place) => (
        <a
          className={styles.sidePlace}
          href={place.href}
          key={place.href}
          aria-current={place.isCurrent ? "page" : undefined}
        >
          <Icon name={place.icon} />
          <span className="cut">{place.text}</span>
          {place.count !== undefined && <span className={styles.count}>{place.count}</span>}
        </a>
      ))}
    </nav>
  );
}
