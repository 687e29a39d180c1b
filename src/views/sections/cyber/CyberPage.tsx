import type { ReactNode } from "react";
import { type CyberPlace, cyberHome, cyberTypes } from "../../../events/chosenGames/index.ts";
import { pathOf, sportPath } from "../../../events/navigation/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Band, Rail } from "../../components/Band.tsx";
import { Button } from "../../components/Button.tsx";
import { Chip } from "../../components/Chip.tsx";
import { EmptyState } from "../../components/EmptyState.tsx";
import { ContentPage } from "../../content/ContentPage.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { kindOf } from "../../sports/sportKinds.ts";
import { useDisciplines } from "./disciplines.ts";

/** A page of esports under its kinds and disciplines. */
export function CyberPage(props: { place: CyberPlace; children: ReactNode }) {
  const { place, children } = props;
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  return (
    <ContentPage
      title={t("titles.cyber")}
      parentPath={pathOf({ name: "home" }, language)}
      tools={<Kinds place={place} />}
    >
      <Disciplines place={place} />
      {children}
    </ContentPage>
  );
}

function Kinds({ place }: { place: CyberPlace }) {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  return (
    <Band>
      <Rail role="navigation" name={t("cyber.kinds")}>
        {cyberTypes.map((type) => (
          <Chip
            key={type}
            href={sportPath({ name: "cyber", params: { area: place.area, type } }, language)}
            isCurrent={type === place.type}
          >
            {t(`cyber.${type}`)}
          </Chip>
        ))}
      </Rail>
    </Band>
  );
}

/** The disciplines that have matches, and the championships of the chosen one. */
function Disciplines({ place }: { place: CyberPlace }) {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  const isChamps = useSelect(({ navigation }) => navigation.route.name === "cyberChamps");
  const disciplines = useDisciplines();
  if (disciplines.length === 0) return null;
  const { area, type } = place;
  return (
    <Band>
      <Rail role="navigation" name={t("cyber.disciplines")}>
        <Chip
          href={sportPath({ name: "cyber", params: { area, type } }, language)}
          isCurrent={place.discipline === null}
        >
          {t("cyber.all")}
        </Chip>
        {disciplines.map((sport) => {
          const params = { area, type, discipline: sport.nameEn };
          const isShown = sport.nameEn === place.discipline;
          return [
            <Chip
              key={sport.id}
              icon={kindOf(sport).icon}
              href={sportPath({ name: "cyber", params }, language)}
              isCurrent={isShown && !isChamps}
            >
              {sport.name}
            </Chip>,
            isShown && (
              <Chip
                key="champs"
                icon="trophy"
                href={sportPath({ name: "cyberChamps", params }, language)}
                isCurrent={isChamps}
              >
                {t("cyber.champs")}
              </Chip>
            ),
          ];
        })}
      </Rail>
    </Band>
  );
}

/** There are no matches; the way on is all of esports, or the other matches. */
export function NoCyber({ place, title }: { place: CyberPlace; title?: string }) {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  const isHome = place.type === cyberHome.type && place.discipline === null;
  return (
    <Band>
      <EmptyState
        title={title ?? t("cyber.noneTitle")}
        text={t("cyber.noneText")}
        action={
          <Button
            look="ink"
            size="sm"
            href={
              isHome
                ? pathOf({ name: "line" }, language)
                : sportPath({ name: "cyber", params: cyberHome }, language)
            }
          >
            {t(isHome ? "sports.allMatches" : "cyber.toAll")}
          </Button>
        }
      />
    </Band>
  );
}
