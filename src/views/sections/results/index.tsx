import { GoTo } from "../../../commands/navigation.ts";
import { linkedPath, pathOf } from "../../../events/navigation/index.ts";
import { resultsZoneOf } from "../../../events/results/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Band } from "../../components/Band.tsx";
import { Segment } from "../../components/Tabs.tsx";
import { ContentPage } from "../../content/ContentPage.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import { DayChips } from "./DayChips.tsx";
import { ResultList } from "./ResultList.tsx";
import { SportChips } from "./SportChips.tsx";
import { TextField } from "./TextField.tsx";

/** Matches under way and just over, or those of a day, with their scores. [screen-results] [sports-012] */
export default function Results() {
  const t = useTranslation();
  const send = useSend();
  const language = useSelect(({ settings }) => settings.language);
  const zone = useSelect(resultsZoneOf) ?? "live";
  return (
    <ContentPage title={t("titles.results")} parentPath={pathOf({ name: "menu" }, language)}>
      <Band>
        <Segment
          kind="tab"
          name={t("results.zones")}
          choices={[
            { id: "live", text: t("results.live") },
            { id: "zone", text: t("results.zone") },
          ]}
          current={zone}
          onChoose={(chosen) =>
            send(
              GoTo({
                path: linkedPath({ name: "results", params: { zone: chosen } }, language),
                isReplacing: true,
              }),
            )
          }
        />
      </Band>
      {zone === "zone" && <DayChips />}
      <TextField />
      <SportChips />
      <ResultList zone={zone} />
    </ContentPage>
  );
}
