import type { ReactNode } from "react";
import { useTranslation } from "../../infra/i18n.ts";
import { Icon, type IconName } from "./Icon.tsx";
import styles from "./WideBar.module.css";

type WideNavItem = { readonly href: string; readonly text: string; readonly isCurrent: boolean };

/** Header of the app on wide screens: logo, main destinations, then the children. */
export function WideBar(props: {
  mark: ReactNode;
  items: readonly WideNavItem[];
  children?: ReactNode;
}) {
  const t = useTranslation();
  return (
    <section className={styles.bar} aria-label={t("shell.title")}>
      <span className={styles.logo}>{props.mark}</span>
      <nav className={styles.places} aria-label={t("shell.navMain")}>
        {props.items.map((item) => (
          <a
            className={styles.place}
            href={item.href}
            key={item.href}
            aria-current={item.isCurrent ? "page" : undefined}
          >
            {item.text}
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
  items: readonly (WideNavItem & {
    readonly icon: IconName;
    readonly count?: string | undefined;
  })[];
}) {
  return (
    <nav className={styles.side} aria-label={props.name}>
      {props.items.map((item) => (
        <a
          className={styles.sidePlace}
          href={item.href}
          key={item.href}
          aria-current={item.isCurrent ? "page" : undefined}
        >
          <Icon name={item.icon} />
          <span className="cut">{item.text}</span>
          {item.count !== undefined && <span className={styles.count}>{item.count}</span>}
        </a>
      ))}
    </nav>
  );
}
