import { useEffect, useMemo, useState } from "react";
import { useTranslation } from "../../infra/i18n.ts";
import { Band, Card } from "../components/Band.tsx";
import { Field } from "../components/Field.tsx";
import { HtmlText } from "../html/Html.tsx";
import { parseHtml } from "../html/parseHtml.ts";
import { searched } from "../html/search.ts";
import styles from "./Content.module.css";

/** A text in a card; a long one can be searched, then only the parts that hold the words are shown. */
export function SearchedText(props: { html: string; label: string }) {
  const t = useTranslation();
  const [wanted, setWanted] = useState("");
  const nodes = useMemo(() => parseHtml(props.html), [props.html]);
  const found = useMemo(() => searched(nodes, wanted), [nodes, wanted]);
  useAnchor(props.html);
  const isSearching = wanted.trim() !== "";
  return (
    <Band>
      <Card isPadded>
        <div className={styles.search} role="search">
          <Field
            label={props.label}
            type="search"
            inputMode="search"
            value={wanted}
            onChange={setWanted}
          />
          <p className={styles.count} role="status">
            {isSearching &&
              (found.count === 0
                ? t("content.noneFound")
                : t("content.found", { count: found.count }))}
          </p>
        </div>
        <HtmlText nodes={found.nodes} />
      </Card>
    </Band>
  );
}

/** The part that the address names (`#text-football`) is brought into view once its text is here. */
function useAnchor(html: string): void {
  useEffect(() => {
    const id = window.location.hash.slice(1);
    if (id !== "" && html !== "") document.getElementById(id)?.scrollIntoView();
  }, [html]);
}
