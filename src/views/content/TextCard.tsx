import { useTranslation } from "../../infra/i18n.ts";
import { Band, Card } from "../components/Band.tsx";
import { EmptyState } from "../components/EmptyState.tsx";
import { Html } from "../html/Html.tsx";

/** HTML from the server in a card; a page without a text says so. */
export function TextCard(props: { html: string }) {
  if (props.html.trim() === "") return <NoText />;
  return (
    <Band>
      <Card isPadded>
        <Html html={props.html} />
      </Card>
    </Band>
  );
}

/** In place of texts that the server has none of. */
export function NoText() {
  const t = useTranslation();
  return (
    <Band>
      <EmptyState title={t("content.nothing")} />
    </Band>
  );
}
