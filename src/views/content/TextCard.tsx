import { Band, Card } from "../components/Band.tsx";
import { Html } from "../html/Html.tsx";

/** HTML from the server in a card. */
export function TextCard(props: { html: string }) {
  return (
    <Band>
      <Card isPadded>
        <Html html={props.html} />
      </Card>
    </Band>
  );
}
