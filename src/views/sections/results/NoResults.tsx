import { ChooseResultsSport, TypeResults } from "../../../commands/results.ts";
import { linkedPath, pathOf } from "../../../events/navigation/index.ts";
import type { ResultsZone } from "../../../events/results/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Band } from "../../components/Band.tsx";
import { Button } from "../../components/Button.tsx";
import { EmptyState } from "../../components/EmptyState.tsx";
import { toBeSealed } from "../../forms/toBeSealed.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";

/** No match fits: all results, those of the days or the matches to come are the way on. */
export function NoResults({ zone }: { zone: ResultsZone }) {
  const t = useTranslation();
  const send = useSend();
  const language = useSelect(({ settings }) => settings.language);
  const isFiltered = useSelect(({ results }) => results.sportId !== null || results.text !== null);
  if (isFiltered)
    return (
      <Band>
        <EmptyState
          title={t("results.noneFound")}
          text={t("results.noneFoundText")}
          action={
            <Button
              look="ink"
              size="sm"
              onPress={() => {
                send(ChooseResultsSport({ sportId: null }));
                send(TypeResults({ text: toBeSealed(""), letters: 0 }));
              }}
            >
              {t("results.all")}
            </Button>
          }
        />
      </Band>
    );
  const isLive = zone === "live";
  const href = isLive
    ? linkedPath({ name: "results", params: { zone: "zone" } }, language)
    : pathOf({ name: "line" }, language);
  return (
    <Band>
      <EmptyState
        title={t(isLive ? "results.noneLive" : "results.noneDay")}
        text={t(isLive ? "results.noneLiveText" : "results.noneDayText")}
        action={
          <Button look="ink" size="sm" href={href}>
            {t(isLive ? "results.zone" : "results.toLine")}
          </Button>
        }
      />
    </Band>
  );
}
