import { useState } from "react";
import type { OfferedChamp } from "../../../events/champs/index.ts";
import type { FeedSport } from "../../../events/sports/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Band, Card } from "../../components/Band.tsx";
import { Button } from "../../components/Button.tsx";
import { EmptyState } from "../../components/EmptyState.tsx";
import { SearchBox } from "../../components/SearchBox.tsx";
import { formatCount } from "../../format/count.ts";
import { regionName } from "../../format/region.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { ChampRow } from "./ChampRow.tsx";
import { groupChamps, isFound } from "./groups.ts";

/** Estimated heights off screen, in rem: the title of a group and a row. */
const headRem = 2.75;
const rowRem = 3.5;

/** The championships in groups, narrowed by what the player types. */
export function ChampGroups(props: {
  champs: readonly OfferedChamp[];
  sports: readonly FeedSport[];
  by: "sport" | "country";
}) {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  const [text, setText] = useState("");
  const country = (code: string) => regionName(code, language);
  const found = props.champs.filter((champ) =>
    isFound(champ, champ.countryCode === undefined ? "" : country(champ.countryCode), text),
  );
  const groups = groupChamps(found, props.by, {
    top: t("champs.top"),
    international: t("champs.international"),
    sport: (id) => props.sports.find((sport) => sport.id === id)?.name ?? "",
    country,
  });
  return (
    <>
      <Band>
        <SearchBox name={t("champs.search")} value={text} onChange={setText} />
      </Band>
      {groups.length === 0 && (
        <Band>
          <EmptyState
            title={t("champs.noneFound")}
            text={t("champs.noneFoundText")}
            action={
              <Button look="ink" size="sm" onPress={() => setText("")}>
                {t("champs.showAll")}
              </Button>
            }
          />
        </Band>
      )}
      {groups.map(({ key, name, champs }) => (
        <Band
          key={key}
          title={name}
          count={formatCount(champs.length, language)}
          skippedRem={headRem + champs.length * rowRem}
        >
          <Card>
            <ul>
              {champs.map((champ) => (
                <ChampRow key={champ.id} champ={champ} />
              ))}
            </ul>
          </Card>
        </Band>
      ))}
    </>
  );
}
