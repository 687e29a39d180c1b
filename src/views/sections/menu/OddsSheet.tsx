import { useWords } from "../../../infra/i18n.ts";
import { ChoiceList } from "../../components/ChoiceList.tsx";
import { Sheet } from "../../components/Sheet.tsx";
import { type CoefViewId, coefViewIds, formatOdds } from "../../format/odds.ts";
import { useSelect } from "../../hooks/useSelect.ts";

/** A price that tells the formats apart. */
const sampleCoef = 1.85;

/** The odds formats this site allows, each with the same price. [coupon-009] */
export function OddsSheet(props: {
  current: CoefViewId;
  onChoose: (id: CoefViewId) => void;
  onClose: () => void;
}) {
  const words = useWords();
  const allowed = useSelect(({ shell }) => shell.config?.view?.allowedCoefViewIds);
  const ids = coefViewIds.filter((id) => allowed === undefined || allowed.includes(id));
  return (
    <Sheet title={words("menu.oddsFormat")} onClose={props.onClose}>
      <ChoiceList
        name={words("menu.oddsFormat")}
        current={props.current}
        choices={ids.map((id) => ({
          id,
          title: words(`menu.odds${id}`),
          value: formatOdds(sampleCoef, id),
        }))}
        onChoose={props.onChoose}
      />
    </Sheet>
  );
}
