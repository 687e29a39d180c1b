import { useRef } from "react";
import { pathOf, sportPath } from "../../../events/navigation/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Band, Rail } from "../../components/Band.tsx";
import { Chip } from "../../components/Chip.tsx";
import { Note } from "../../components/Note.tsx";
import { SkeletonBar, Loading } from "../../components/Skeleton.tsx";
import { formatCount } from "../../format/count.ts";
import { useCentred } from "../../hooks/useCentred.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { kindOf } from "../../sports/sportKinds.ts";
import { useOfferedSports } from "../../sports/useOfferedSports.ts";
import styles from "./SportChips.module.css";

/** All matches, or those of one sport, and the way to their championships. */
export function SportChips(props: { feed: "live" | "line"; sportId: number | null }) {
  const { feed, sportId } = props;
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  const sports = useOfferedSports(feed);
  const shown = sports.find(({ id }) => id === sportId);
  const sportName = shown === undefined ? {} : { sportName: shown.nameEn };
  const container = useRef<HTMLDivElement>(null);
  // On the first page of a visit the chips are not loaded yet.
  useCentred(container, sports.length > 0 ? String(sportId) : "none");
  const answer = useSelect(({ sports }) => sports.menuAnswer[feed]);
  if (sports.length === 0) {
    return answer === null ? (
      <ChipSkeleton />
    ) : (
      <Band>
        <Note status="info">{t(answer === "here" ? "sports.noSports" : "sports.menuFailed")}</Note>
      </Band>
    );
  }
  return (
    <Band>
      <div ref={container} className={styles.chips}>
        <Rail role="navigation" name={t("shell.navSports")}>
          <Chip href={pathOf({ name: feed }, language)} isCurrent={sportId === null}>
            {t("sports.all")}
          </Chip>
          {sports.map((sport) => (
            <Chip
              key={sport.id}
              href={pathOf({ name: feed, params: { sport: sport.id } }, language)}
              icon={kindOf(sport).icon}
              count={formatCount(sport.gamesCount, language)}
              isCurrent={sport.id === sportId}
            >
              {sport.name}
            </Chip>
          ))}
          {shown?.nameEn === "cricket" && (
            <Chip
              icon="video"
              isCurrent={false}
              href={sportPath({ name: "cricketBroadcasts" }, language)}
            >
              {t("titles.cricketBroadcasts")}
            </Chip>
          )}
          <Chip
            icon="globe"
            isCurrent={false}
            href={sportPath({ name: "champs", params: sportName }, language)}
          >
            {t("titles.champs")}
          </Chip>
        </Rail>
      </div>
    </Band>
  );
}

/** Keeps the space of the chips until the menu is loaded. */
function ChipSkeleton() {
  return (
    <Band>
      <Loading>
        <SkeletonBar heightRem={2.25} />
      </Loading>
    </Band>
  );
}
