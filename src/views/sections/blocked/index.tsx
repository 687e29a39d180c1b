import { ReloadPage } from "../../../commands/shell.ts";
import { type BlockPage, blockPages } from "../../../events/blocking/index.ts";
import { type TranslationKey, useTranslation } from "../../../infra/i18n.ts";
import { Band } from "../../components/Band.tsx";
import { Button } from "../../components/Button.tsx";
import { EmptyState } from "../../components/EmptyState.tsx";
import { Page } from "../../components/Page.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";

type Texts = { readonly title: TranslationKey; readonly text: TranslationKey };

const texts: Readonly<Record<BlockPage, Texts>> = {
  block: { title: "site.blockTitle", text: "site.blockText" },
  "block-ua": { title: "site.blockUaTitle", text: "site.blockUaText" },
  "block-ie": { title: "site.blockIeTitle", text: "site.blockIeText" },
  "site-updates": { title: "site.updatesTitle", text: "site.updatesText" },
  suspension: { title: "site.suspensionTitle", text: "site.suspensionText" },
  "coming-soon": { title: "site.soonTitle", text: "site.soonText" },
};

/** Replaces the site for visitors it may not serve, in a bare layout. [layouts-006] */
export default function Blocked() {
  const t = useTranslation();
  const send = useSend();
  const page = useSelect(
    ({ navigation: { route } }) => blockPages.find((name) => name === route.name) ?? "block",
  );
  const { title, text } = texts[page];
  return (
    <Page bar={null}>
      <h1 className="vh">{t(title)}</h1>
      <Band>
        <EmptyState
          title={t(title)}
          text={t(text)}
          action={
            <Button look="ink" icon="refresh" onPress={() => send(ReloadPage({}))}>
              {t("site.tryAgain")}
            </Button>
          }
        />
      </Band>
    </Page>
  );
}
