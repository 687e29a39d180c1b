import { useRef } from "react";
import { linkedPath } from "../../events/navigation/index.ts";
import { useTranslation } from "../../infra/i18n.ts";
import { usePageVariable } from "../components/usePageVariable.ts";
import { useSelect } from "../hooks/useSelect.ts";
import styles from "./SessionClock.module.css";

/** Over every page of a player, where the session clock is elsewhere: a tap leads to their limits. */
export function ToolsLink() {
  const t = useTranslation();
  const place = useRef<HTMLElement>(null);
  usePageVariable(place, "--clock-height");
  const language = useSelect(({ settings }) => settings.language);
  const name = t("titles.responsible");
  return (
    <aside ref={place} className={styles.clock} aria-label={name}>
      <a className={styles.link} href={linkedPath({ name: "responsible" }, language)}>
        {name}
      </a>
    </aside>
  );
}
