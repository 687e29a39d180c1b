import { useEffect, useMemo, useState } from "react";
import { useTranslation } from "../../infra/i18n.ts";
import { Band, Card } from "../components/Band.tsx";
import { Field } from "../components/Field.tsx";
import { HtmlText } from "../html/Html.tsx";
import { parseHtml } from "../html/parseHtml.ts";
import { searched } from "../html/search.ts";
import styles from "./Content.module.css";
import { NoText } from "./TextCard.tsx";

/** A searchable text in a card; a search shows only the parts that contain the query. */
export function SearchedText(props: { html: string; label: string }) {
  const t = useTranslation();
  const [query, setQuery] = useState("");
  const nodes = useMemo(() => parseHtml(props.html), [props.html]);
  const result = useMemo(() => searched(nodes, query), [nodes, query]);
  useAnchor(props.html);
  const isSearching = query.trim() !== "";
  if (props.html.trim() === "") return <NoText />;
  return (
    <Band>
      <Card isPadded>
        <div className={styles.search} role="search">
          <Field
            label={props.label}
            type="search"
            inputMode="search"
            value={query}
            onChange={setQuery}
          />
          <p className={styles.count} role="status">
            {isSearching &&
              (result.count === 0
                ? t("content.noneFound")
                : t("content.found", { count: result.count }))}
          </p>
        </div>
        <HtmlText nodes={result.nodes} />
      </Card>
    </Band>
  );
}

/** Scrolls to the anchor in the address (`#text-football`) once the text is loaded. */
function useAnchor(html: string): void {
  useEffect(() => {
    const id = window.location.hash.slice(1);
    if (id !== "" && html !== "") document.getElementById(id)?.scrollIntoView();
  }, [html]);
}
