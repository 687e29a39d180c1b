import { ChooseResultsDay } from "../../../commands/results.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Band, Rail } from "../../components/Band.tsx";
import { Chip } from "../../components/Chip.tsx";
import { formatDay } from "../../format/dates.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import { useTimeView } from "../../hooks/useTimeView.ts";
import { useNow } from "../../sports/useNow.ts";
import { daysAt } from "./days.ts";
import styles from "./Results.module.css";

/** Today, yesterday and the days of a week before it. Their names are those of the server's days, which are in UTC. */
export function DayChips() {
  const t = useTranslation();
  const send = useSend();
  const view = useTimeView();
  const now = useNow();
  const chosen = useSelect(({ results }) => results.date);
  const inUtc = { ...view, timeZone: 0 };
  return (
    <Band>
      <Rail role="group" name={t("results.days")}>
        {daysAt(now).map(({ date, noon }, before) => (
          <Chip
            key={noon}
            isPressed={date === chosen}
            onPress={() => send(ChooseResultsDay({ date }))}
          >
            {before === 1 ? t("results.yesterday") : formatDay(noon, now, inUtc)}
          </Chip>
        ))}
      </Rail>
      {view.timeZone !== 0 && <p className={styles.about}>{t("results.dayInUtc")}</p>}
    </Band>
  );
}
