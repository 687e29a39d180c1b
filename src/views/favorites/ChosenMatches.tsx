import type { ReactNode } from "react";
import type { Game } from "../../events/sports/index.ts";
import { useTranslation } from "../../infra/i18n.ts";
import { Band } from "../components/Band.tsx";
import { ErrorBlock } from "../components/ErrorBlock.tsx";
import { Loading, MatchRowSkeleton } from "../components/Skeleton.tsx";
import { formatCount } from "../format/count.ts";
import { useSelect } from "../hooks/useSelect.ts";
import { ChosenRows, useChosenGames } from "./ChosenRows.tsx";
import { canShowRows, type ChosenStatus, useChosenStatus } from "./useChosenStatus.ts";

/** The matches of a list, live and upcoming, or why there are none. */
export function ChosenMatches(props: {
  list: string;
  order?: "start" | "server";
  isChosen?: (game: Game) => boolean;
  skeletonRows?: number;
  /** The page of a match, if it is not the usual one. */
  hrefOf?: ((game: Game) => string) | undefined;
  /** What to show when there are none. */
  empty: ReactNode;
}) {
  const { list, order, isChosen, empty } = props;
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  const status = useChosenStatus(list);
  const live = useChosenGames("live", list, isChosen, order);
  const line = useChosenGames("line", list, isChosen, order);
  if (!canShowRows(status, live.rows.length + line.rows.length))
    return <NoMatches status={status} skeletonRows={props.skeletonRows} empty={empty} />;
  return (
    <>
      {live.rows.length > 0 && (
        <Band title={t("shell.live")} count={formatCount(live.rows.length, language)}>
          <ChosenRows {...live} hrefOf={props.hrefOf} />
        </Band>
      )}
      {line.rows.length > 0 && (
        <Band title={t("favorites.upcoming")} count={formatCount(line.rows.length, language)}>
          <ChosenRows {...line} hrefOf={props.hrefOf} />
        </Band>
      )}
    </>
  );
}

/** Why there are no matches: they are being loaded, they did not come, or `empty`. */
export function NoMatches(props: {
  status: ChosenStatus;
  skeletonRows?: number | undefined;
  empty: ReactNode;
}) {
  const t = useTranslation();
  const isOnline = useSelect(({ shell }) => shell.isOnline);
  if (props.status === "here") return props.empty;
  return props.status === "loading" ? (
    <Loading>
      <Band>
        <MatchRowSkeleton rows={props.skeletonRows ?? 4} />
      </Band>
    </Loading>
  ) : (
    <Band>
      <ErrorBlock text={t(isOnline ? "sports.feedFailed" : "errors.network")} />
    </Band>
  );
}
