import { pathOf } from "../../events/navigation/index.ts";
import { useTranslation } from "../../infra/i18n.ts";
import styles from "../components/Bar.module.css";
import { Icon } from "../components/Icon.tsx";
import { useSelect } from "../hooks/useSelect.ts";

/** Opens the search; in every head. */
export function SearchLink() {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  return (
    <a
      className={styles.link}
      href={pathOf({ name: "searchEvents" }, language)}
      aria-label={t("shell.search")}
    >
      <Icon name="search" />
    </a>
  );
}
