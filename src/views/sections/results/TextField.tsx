import { useState } from "react";
import { TypeResults } from "../../../commands/results.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Band } from "../../components/Band.tsx";
import { Icon } from "../../components/Icon.tsx";
import { toBeSealed } from "../../forms/toBeSealed.ts";
import { useRevealed } from "../../hooks/useRevealed.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import styles from "./Results.module.css";

const longestText = 64;

/** A typed text as it is looked for: lower case, without outer and doubled blanks. */
const soughtText = (typed: string): string => typed.trim().replace(/\s+/g, " ").toLowerCase();

/** The text that the sides, the championship or the sport must have; it looks from the third letter on. */
export function TextField() {
  const t = useTranslation();
  const send = useSend();
  const revealed = useRevealed();
  const typed = useSelect(({ results }) => results.typed);
  const [text, setText] = useState(() => revealed(typed));
  const known = revealed(typed);
  // The text was taken away elsewhere.
  const shown = soughtText(text) === known ? text : known;
  const change = (next: string) => {
    const clean = soughtText(next);
    setText(next);
    send(TypeResults({ text: toBeSealed(clean), letters: [...clean].length }));
  };
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
