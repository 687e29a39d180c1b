import { isOldOnScreen } from "../../events/sports/index.ts";
import { useTranslation } from "../../infra/i18n.ts";
import { Floating } from "../components/Floating.tsx";
import { Note } from "../components/Note.tsx";
import { formatMoment } from "../format/dates.ts";
import { useSelect } from "../hooks/useSelect.ts";
import { useTimeView } from "../hooks/useTimeView.ts";

/**
 * That there is no connection, and of when the prices of the page are, which the device had kept: on such a page in place of
 * `OfflineNote`, until a feed answers.
 */
export function KeptPageNote() {
  const t = useTranslation();
  const view = useTimeView();
  const isOld = useSelect(isOldOnScreen);
  const { isOnline, keptAt = null, startedAt } = useSelect(({ shell }) => shell);
  return (
    <Floating role="status">
      {!isOnline && keptAt !== null && (
        <Note status="plain">
          {isOld
            ? t("sports.keptPrices", { time: formatMoment(keptAt, startedAt, view) })
            : t("shell.offline")}
        </Note>
      )}
    </Floating>
  );
}
