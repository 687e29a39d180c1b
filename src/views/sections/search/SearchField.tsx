import { type KeyboardEvent, useEffect, useRef } from "react";
import { AskSearch, TypeSearch } from "../../../commands/search.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { IconButton } from "../../components/IconButton.tsx";
import { longestText, useSearchText } from "../../forms/useSearchText.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import styles from "./Search.module.css";

/** The text to search for; Enter asks at once, the arrow down goes to the first result. */
export function SearchField() {
  const t = useTranslation();
  const send = useSend();
  const typed = useSelect(({ search }) => search.typed);
  const field = useRef<HTMLInputElement>(null);
  // The state has another text when an earlier search was chosen, or this one was taken away elsewhere.
  const { shown, change } = useSearchText(typed, (text, letters) =>
    send(TypeSearch({ text, letters })),
  );
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
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
