import type { ReactNode } from "react";
import { pathOf, sportPath } from "../../../events/navigation/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Band } from "../../components/Band.tsx";
import { Button } from "../../components/Button.tsx";
import { EmptyState } from "../../components/EmptyState.tsx";
import { ContentPage } from "../../content/ContentPage.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { CricketBar } from "./CricketBar.tsx";

/** A page of cricket under the bar of its section, which has the search. */
export function CricketPage(props: { title: string; children: ReactNode }) {
  const language = useSelect(({ settings }) => settings.language);
  const isHome = useSelect(({ navigation }) => navigation.route.name === "cricket");
  return (
    <ContentPage
      title={props.title}
      parentPath={
        isHome ? pathOf({ name: "home" }, language) : sportPath({ name: "cricket" }, language)
      }
      tools={<CricketBar />}
      hasSearch
    >
      {props.children}
    </ContentPage>
  );
}

/** There are no matches; the way on is all of cricket, or the other sports. */
export function NoCricket({ title, text }: { title?: string; text?: string }) {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  const isHome = useSelect(({ navigation }) => navigation.route.name === "cricket");
  return (
    <Band>
      <EmptyState
        title={title ?? t("cricket.noneTitle")}
        text={text ?? t("cricket.noneText")}
        action={
          <Button
            look="ink"
            size="sm"
            href={
              isHome ? pathOf({ name: "line" }, language) : sportPath({ name: "cricket" }, language)
            }
          >
            {t(isHome ? "sports.allMatches" : "cricket.toAll")}
          </Button>
        }
      />
    </Band>
  );
}
