import { AskSearch } from "../../../commands/search.ts";
import { bodyOf, isLoading } from "../../../events/remoteData.ts";
import type { SearchBody } from "../../../events/search/events.ts";
import { isNothingFound } from "../../../events/search/index.ts";
import { pathOf } from "../../../events/navigation/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Band } from "../../components/Band.tsx";
import { Button } from "../../components/Button.tsx";
import { EmptyState } from "../../components/EmptyState.tsx";
import { MatchRowSkeleton } from "../../components/Skeleton.tsx";
import { RemoteContent } from "../../content/RemoteContent.tsx";
import { useRevealed } from "../../hooks/useRevealed.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import { FoundChamps } from "./FoundChamps.tsx";
import { FoundMarkets } from "./FoundMarkets.tsx";
import { FoundMatches } from "./FoundMatches.tsx";
import { useOfferedResults } from "./useOfferedResults.ts";

/** What was found, by kind, the closest first; how much it is, is announced. */
export function Results() {
  const t = useTranslation();
  const send = useSend();
  const results = useSelect(({ search }) => search.results);
  const body = useOfferedResults(bodyOf(results));
  return (
    <>
      <p role="status" className="vh">
        {body === null || isLoading(results) ? "" : t("search.found", { count: countOf(body) })}
      </p>
      <RemoteContent
        data={results}
        skeleton={
          <Band>
            <MatchRowSkeleton rows={4} />
          </Band>
        }
        failedText={t("search.failed")}
        onRefresh={() => send(AskSearch({}))}
      >
        {() =>
          body === null || isNothingFound(body) ? (
            <Nothing />
          ) : (
            <>
              <FoundMatches found={body} />
              <FoundMarkets found={body} />
              <FoundChamps found={body} />
            </>
          )
        }
      </RemoteContent>
    </>
  );
}

const countOf = ({ games, champs, teams, markets = [] }: SearchBody): number =>
  games.length + champs.length + teams.length + markets.length;

/** Nothing was found; the lists are the way on. */
function Nothing() {
  const t = useTranslation();
  const revealed = useRevealed();
  const language = useSelect(({ settings }) => settings.language);
  const asked = useSelect(({ search }) => search.asked);
  return (
    <Band>
      <EmptyState
        title={t("search.nothing", { text: revealed(asked) })}
        text={t("search.nothingText")}
        action={
          <Button look="ink" size="sm" href={pathOf({ name: "line" }, language)}>
            {t("sports.allMatches")}
          </Button>
        }
      />
    </Band>
  );
}
