import { TypeResults } from "../../../commands/results.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Band } from "../../components/Band.tsx";
import { Icon } from "../../components/Icon.tsx";
import { longestText, useSearchText } from "../../forms/useSearchText.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import styles from "./Results.module.css";

/** The text that the sides, the championship or the sport must have; it looks from the third letter on. */
export function TextField() {
  const t = useTranslation();
  const send = useSend();
  const typed = useSelect(({ results }) => results.typed);
  const { shown, change } = useSearchText(typed, (text, letters) =>
    send(TypeResults({ text, letters })),
  );
  return (
    <Band>
      <div className={styles.field}>
        <Icon name="search" size="sm" />
        <input
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={longestText}
          aria-label={t("results.search")}
          placeholder={t("results.search")}
          value={shown}
          onChange={(event) => change(event.currentTarget.value)}
        />
      </div>
    </Band>
  );
}
