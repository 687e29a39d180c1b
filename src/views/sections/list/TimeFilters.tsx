import { mayBeOffered } from "../../../events/limits/index.ts";
import { type TimeFilter, timeFilters } from "../../../events/settings/index.ts";
import { type Translate, useTranslation } from "../../../infra/i18n.ts";
import { Band, Rail } from "../../components/Band.tsx";
import { Chip } from "../../components/Chip.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { kindOf, type SportKind, sportOf } from "../../sports/sportKinds.ts";
import { useChooseFilter } from "./useChooseFilter.ts";

/** Which matches the list shows, by their time or only those that are recommended; a tap on the current choice shows all again. [sports-001] */
export function TimeFilters(props: {
  feed: "live" | "line";
  sportId: number | null;
  current: TimeFilter;
}) {
  const { feed, sportId, current } = props;
  const t = useTranslation();
  const choose = useChooseFilter();
  const sport = useSelect((state) => sportOf(state, sportId ?? -1));
  const kind = kindOf(sport);
  const hasPeriods = sport === undefined || kind.periods > 0 || kind.hasSets;
  const isSilent = useSelect((state) => mayBeOffered(state) === false);
  const offered = timeFilters[feed].filter((filter) => {
    if (filter === "recommended") return !isSilent;
    // A race has no periods to choose from.
    return hasPeriods || filter === "all" || filter === "upcoming" || filter === current;
  });
  if (offered.length === 1) return null;
  return (
    <Band>
      <Rail role="group" name={t("sports.filters")}>
        {offered.map((filter) => (
          <Chip
            key={filter}
            icon={filter === "all" ? "filter" : undefined}
            isPressed={filter === current}
            onPress={() => choose(filter === current ? "all" : filter)}
          >
            {nameOf(filter, kind, t)}
          </Chip>
        ))}
      </Rail>
    </Band>
  );
}

/** The first and second period in the words of the sport. */
function nameOf(filter: TimeFilter, kind: SportKind, t: Translate): string {
  if (filter === "all") return t("sports.allMatches");
  if (filter === "recommended") return t("titles.recommendation");
  if (filter === "upcoming") return t("sports.nextHours");
  const isFirst = filter === "firstPeriod";
  const number = isFirst ? 1 : 2;
  if (kind.hasSets) return t("sports.set", { number });
  if (kind.periods === 2) return t(isFirst ? "sports.firstHalf" : "sports.secondHalf");
  return t(kind.clock === "quarters" ? "sports.quarter" : "sports.period", { number });
}
