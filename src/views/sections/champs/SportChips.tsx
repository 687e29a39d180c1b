import { useRef } from "react";
import { sportPath } from "../../../events/navigation/index.ts";
import type { FeedSport } from "../../../events/sports/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Band, Rail } from "../../components/Band.tsx";
import { Chip } from "../../components/Chip.tsx";
import { useCentred } from "../../hooks/useCentred.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { kindOf } from "../../sports/sportKinds.ts";

/** The championships of all sports, or of one. */
export function SportChips(props: {
  sports: readonly FeedSport[];
  sportId: number | undefined;
  isAll: boolean;
}) {
  const { sports, sportId, isAll } = props;
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  const container = useRef<HTMLDivElement>(null);
  const hasSports = sports.length > 0;
  useCentred(container, hasSports ? String(sportId) : "none");
  if (!hasSports) return null;
  return (
    <Band>
      <div ref={container}>
        <Rail role="navigation" name={t("shell.navSports")}>
          <Chip href={sportPath({ name: "champs" }, language)} isCurrent={isAll}>
            {t("champs.allSports")}
          </Chip>
          {sports.map((sport) => (
            <Chip
              key={sport.id}
              icon={kindOf(sport).icon}
              href={sportPath(
                { name: "champs", params: { sportName: sport.nameEn.toLowerCase() } },
                language,
              )}
              isCurrent={sport.id === sportId}
            >
              {sport.name}
            </Chip>
          ))}
        </Rail>
      </div>
    </Band>
  );
}
