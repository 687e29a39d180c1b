import { ChangePreferences } from "../../../commands/preferences.ts";
import { appViewTypeOf, isOfAppView } from "../../../events/settings/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { ChoiceList } from "../../components/ChoiceList.tsx";
import { Sheet } from "../../components/Sheet.tsx";
import { Segment } from "../../components/Tabs.tsx";
import { type CoefViewId, coefViewIds, formatOdds } from "../../../events/money/odds.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import styles from "./Menu.module.css";

/** A price that looks different in each format. */
const sampleCoef = 1.85;

/**
 * The odds formats that the site allows and the app view has, each with a sample price. [coupon-009]
 * [settings-012]
 */
export function OddsSheet(props: {
  current: CoefViewId;
  onChoose: (id: CoefViewId) => void;
  onClose: () => void;
}) {
  const t = useTranslation();
  const send = useSend();
  const allowed = useSelect(({ shell }) => shell.config?.view?.allowedCoefViewIds);
  const appViews = useSelect(({ shell }) => shell.config?.view?.allowedAppViewTypes);
  const appView = useSelect(appViewTypeOf);
  const ids = coefViewIds.filter(
    (id) => (allowed === undefined || allowed.includes(id)) && isOfAppView(appView, id),
  );
  return (
    <Sheet title={t("menu.oddsFormat")} onClose={props.onClose}>
      {appViews !== undefined && appViews.length > 1 && (
        <div className={styles.segments}>
          <Segment
            kind="radio"
            name={t("menu.appView")}
            current={appView === 1 ? 1 : 0}
            choices={[
              { id: 0, text: t("menu.appView0") },
              { id: 1, text: t("menu.appView1") },
            ]}
            onChoose={(appViewType) => send(ChangePreferences({ appViewType }))}
          />
        </div>
      )}
      <ChoiceList
        name={t("menu.oddsFormat")}
        current={props.current}
        choices={ids.map((id) => ({
          id,
          title: t(`menu.odds${id}`),
          value: formatOdds(sampleCoef, id),
        }))}
        onChoose={props.onChoose}
      />
    </Sheet>
  );
}
