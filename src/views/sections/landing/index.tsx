import { landing as landingResource } from "../../../events/content/index.ts";
import { bodyOf } from "../../../events/remoteData.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Bar } from "../../components/Bar.tsx";
import { BarTitle } from "../../components/BarTitle.tsx";
import { Page } from "../../components/Page.tsx";
import { TextSkeleton } from "../../content/ContentSkeleton.tsx";
import { RemoteContent } from "../../content/RemoteContent.tsx";
import { TextCard } from "../../content/TextCard.tsx";
import { useSelect } from "../../hooks/useSelect.ts";

/** A landing page for advertisements and e-mails. [route-promo-001] */
export default function Landing() {
  const t = useTranslation();
  const landingId = useSelect(({ navigation }) => navigation.route.params["landingId"] ?? "");
  const data = useSelect((state) =>
    landingResource.dataOf(state, { landingId, lng: state.settings.language }),
  );
  return (
    <Page
      bar={
        <Bar kind="titles">
          <BarTitle title={bodyOf(data)?.title ?? t("shell.title")} isLarge />
        </Bar>
      }
    >
      <RemoteContent data={data} skeleton={<TextSkeleton />}>
        {({ html }) => <TextCard html={html} />}
      </RemoteContent>
    </Page>
  );
}
