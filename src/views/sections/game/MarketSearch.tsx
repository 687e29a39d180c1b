import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "../../../infra/i18n.ts";
import { IconButton } from "../../components/IconButton.tsx";
import { SearchBox } from "../../components/SearchBox.tsx";
import styles from "./MarketSearch.module.css";

/** The tabs of the market groups, after the button that finds a market in all of them; or the field for it. */
export function MarketSearch(props: {
  /** What is searched for; null: nothing, the tabs are shown. */
  text: string | null;
  onChange: (text: string | null) => void;
  children: ReactNode;
}) {
  const { text, onChange } = props;
  const t = useTranslation();
  const row = useRef<HTMLDivElement>(null);
  const isOpen = text !== null;
  const wasOpen = useRef(isOpen);
  // The focus goes on in what took the place of the button, and back to it.
  useEffect(() => {
    if (isOpen !== wasOpen.current)
      row.current?.querySelector<HTMLElement>("input, button")?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return isOpen ? (
    <div
      ref={row}
      role="search"
      className={styles.search}
      onKeyDown={({ key }) => {
        if (key === "Escape") onChange(null);
      }}
    >
      <SearchBox name={t("sports.findMarket")} value={text} onChange={onChange} />
      <IconButton icon="close" name={t("shell.close")} onPress={() => onChange(null)} />
    </div>
  ) : (
    <div ref={row} className={styles.row}>
      <IconButton icon="search" name={t("sports.findMarket")} onPress={() => onChange("")} />
      {props.children}
    </div>
  );
}
