import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { AskSearch, TypeSearch } from "../../../commands/search.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { IconButton } from "../../components/IconButton.tsx";
import { toBeSealed } from "../../forms/toBeSealed.ts";
import { useRevealed } from "../../hooks/useRevealed.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import styles from "./Search.module.css";
import { searchText } from "./searchText.ts";

const longestText = 64;

/** The text to search for; Enter asks at once, the arrow down goes to the first result. */
export function SearchField() {
  const t = useTranslation();
  const send = useSend();
  const revealed = useRevealed();
  const typed = useSelect(({ search }) => search.typed);
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(() => revealed(typed));
  const known = revealed(typed);
  // An earlier search was chosen, or the text was taken away elsewhere.
  const shown = searchText(text) === known ? text : known;
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  const change = (next: string) => {
    const clean = searchText(next);
    setText(next);
    send(TypeSearch({ text: toBeSealed(clean), letters: [...clean].length }));
  };
  return (
    <form
      role="search"
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        send(AskSearch({}));
      }}
    >
      <input
        ref={field}
        type="search"
        className={styles.input}
        data-arrival=""
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={longestText}
        aria-label={t("search.label")}
        placeholder={t("search.placeholder")}
        value={shown}
        onChange={(event) => change(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === "ArrowDown") toFirstResult(event);
        }}
      />
      {shown !== "" && (
        <IconButton
          icon="close"
          name={t("search.empty")}
          onPress={() => {
            change("");
            field.current?.focus();
          }}
        />
      )}
    </form>
  );
}

function toFirstResult(event: KeyboardEvent): void {
  const first = document.querySelector<HTMLElement>("#main a, #main button");
  if (first === null) return;
  event.preventDefault();
  first.focus();
}
