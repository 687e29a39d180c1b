import type { MouseEvent } from "react";
import { useTranslation } from "../../infra/i18n.ts";
import styles from "./BottomNav.module.css";
import { classes } from "./classes.ts";
import { Icon, type IconName } from "./Icon.tsx";

export type NavItem = {
  readonly href: string;
  readonly icon: IconName;
  readonly text: string;
  readonly isCurrent: boolean;
  /** Shown on the icon unless it is 0 or unknown; styles add it, so it takes no place. */
  readonly badge?: number | null | undefined;
};

/**
 * The main destinations of the app, with the coupon and its bet count in the middle, in reach of the thumb. The
 * page of the coupon itself has no bar.
 */
export function BottomNav(props: {
  before: readonly NavItem[];
  coupon: {
    readonly href: string;
    readonly count: number;
    /** Opens the coupon over the page instead of navigating to it. */
    readonly onOpen?: (() => void) | undefined;
  };
  after: readonly NavItem[];
}) {
  const t = useTranslation();
  const { before, coupon, after } = props;
  const name =
    coupon.count === 0 ? t("shell.couponEmpty") : t("shell.couponCount", { count: coupon.count });
  return (
    <nav className={styles.nav} data-part="bar" aria-label={t("shell.navMain")}>
      {before.map(link)}
      <a
        className={styles.place}
        href={coupon.href}
        aria-label={name}
        onClick={
          coupon.onOpen &&
          ((event) => {
            if (!isPlainTap(event)) return;
            event.preventDefault();
            coupon.onOpen?.();
          })
        }
      >
        {/* In the order of the accessible name; CSS puts the pill on top. */}
        <span className="cut">{t("shell.coupon")}</span>{" "}
        <span className={classes(styles.pill, coupon.count === 0 && styles.empty)}>
          <Icon name="coupon" size="sm" />
          {coupon.count > 0 && coupon.count}
        </span>
      </a>
      {after.map(link)}
    </nav>
  );
}

const link = ({ href, icon, text, isCurrent, badge }: NavItem) => (
  <a
    key={href}
    className={styles.place}
    href={href}
    data-badge={badge}
    aria-current={isCurrent ? "page" : undefined}
  >
    <Icon name={icon} className={styles.icon} />
    <span className="cut">{text}</span>
  </a>
);

/** A click that asks for a new tab is left to the browser. */
const isPlainTap = (event: MouseEvent): boolean =>
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
