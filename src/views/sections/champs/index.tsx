import { useMemo } from "react";
import { RefreshChamps } from "../../../commands/champs.ts";
import { champListsOf, champsSportOf, offeredChamps } from "../../../events/champs/index.ts";
import { linkedPath, pathOf, sportPath } from "../../../events/navigation/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Band } from "../../components/Band.tsx";
import { Button } from "../../components/Button.tsx";
import { EmptyState } from "../../components/EmptyState.tsx";
import { MatchRowSkeleton } from "../../components/Skeleton.tsx";
import { ContentPage } from "../../content/ContentPage.tsx";
import { RemoteContent } from "../../content/RemoteContent.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import { useIsOffered } from "../../sports/useIsOffered.ts";
import { useOfferedSports } from "../../sports/useOfferedSports.ts";
import { CricketBar } from "../cricket/CricketBar.tsx";
import { ChampGroups } from "./ChampGroups.tsx";
import { sportNamed } from "./groups.ts";
import { SportChips } from "./SportChips.tsx";

/** All championships that have matches, of one sport or of all. [screen-champs] */
export default function Champs() {
  const t = useTranslation();
  const send = useSend();
  const language = useSelect(({ settings }) => settings.language);
  const name = useSelect(({ navigation }) => champsSportOf(navigation.route));
  const lists = useSelect(champListsOf);
  const champs = useMemo(() => offeredChamps(lists), [lists]);
  const sports = useSportsOfBoth();
  const isOffered = useIsOffered();
  const isCricket = useSelect(({ navigation }) => navigation.route.name === "cricketChamps");
  const sport = name === null ? undefined : sportNamed(sports, name);
  return (
    <ContentPage
      title={t(isCricket ? "titles.cricketChamps" : "titles.champs")}
      parentPath={
        isCricket ? sportPath({ name: "cricket" }, language) : pathOf({ name: "line" }, language)
      }
      hasSearch
      tools={
        isCricket ? (
          <CricketBar />
        ) : (
          <SportChips sports={sports} sportId={sport?.id} isAll={name === null} />
        )
      }
    >
      <RemoteContent
        data={champs}
        skeleton={
          <Band>
            <MatchRowSkeleton rows={6} />
          </Band>
        }
        failedText={t("champs.failed")}
        oldText={t("champs.old")}
        onRefresh={() => send(RefreshChamps({}))}
      >
        {(all) => {
          const shown = all
            .map((champ) => ({
              ...champ,
              live: isOffered("live", champ.sportId) ? champ.live : 0,
              line: isOffered("line", champ.sportId) ? champ.line : 0,
            }))
            .filter(({ live, line }) => live + line > 0)
            .filter(({ sportId }) => name === null || sportId === sport?.id);
          return shown.length === 0 ? (
            <None isOfSport={name !== null} />
          ) : (
            <ChampGroups
              key={name}
              champs={shown}
              sports={sports}
              by={name === null ? "sport" : "country"}
            />
          );
        }}
      </RemoteContent>
    </ContentPage>
  );
}

/** The sports that have matches in either feed, in the order of the server. */
function useSportsOfBoth() {
  const live = useOfferedSports("live");
  const line = useOfferedSports("line");
  return useMemo(() => {
    const sports = new Map([...live, ...line].map((sport) => [sport.id, sport] as const));
    return [...sports.values()].sort((a, b) => a.order - b.order);
  }, [live, line]);
}

/** No championship has matches, or none of the sport in the address; the way on is all of them, or the results. */
function None({ isOfSport }: { isOfSport: boolean }) {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  const [title, text, action, href] = isOfSport
    ? [
        t("champs.unknown"),
        t("champs.unknownText"),
        t("champs.showAll"),
        sportPath({ name: "champs" }, language),
      ]
    : [
        t("champs.none"),
        t("champs.noneText"),
        t("titles.results"),
        linkedPath({ name: "results", params: { zone: "live" } }, language),
      ];
  return (
    <Band>
      <EmptyState
        title={title}
        text={text}
        action={
          <Button look="ink" size="sm" href={href}>
            {action}
          </Button>
        }
      />
    </Band>
  );
}
