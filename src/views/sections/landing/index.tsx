import { keyOf } from "../../../events/content/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Bar } from "../../components/Bar.tsx";
import { BarTitle } from "../../components/BarTitle.tsx";
import { Page } from "../../components/Page.tsx";
import { TextSkeleton } from "../../content/ContentSkeleton.tsx";
import { Piece } from "../../content/Piece.tsx";
import { TextCard } from "../../content/TextCard.tsx";
import { useSelect } from "../../hooks/useSelect.ts";

/** A page that an advertisement or a letter leads to. [route-promo-001] */
export default function Landing() {
  const t = useTranslation();
  const landingId = useSelect(({ navigation }) => navigation.route.params["landingId"] ?? "");
  const piece = useSelect(
    ({ content, settings }) => content.landings[keyOf({ landingId, lng: settings.language })],
  );
  return (
    <Page
      bar={
        <Bar kind="titles">
          <BarTitle title={piece?.body?.title ?? t("shell.title")} isLarge />
        </Bar>
      }
    >
      <Piece piece={piece} skeleton={<TextSkeleton />}>
        {({ html }) => <TextCard html={html} />}
      </Piece>
    </Page>
  );
}
