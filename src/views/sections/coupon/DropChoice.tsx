import { DropOnScoreChange } from "../../../commands/placement.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { SwitchRow } from "../../components/ListRow.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";

/** Switch: refuse the coupon if the score has changed. [coupon-020] */
export function DropChoice() {
  const t = useTranslation();
  const send = useSend();
  const isOn = useSelect(({ coupon }) => coupon.isDropOnScoreChange);
  return (
    <SwitchRow
      title={t("oneClick.drop")}
      about={t("oneClick.dropAbout")}
      isOn={isOn}
      onToggle={() => send(DropOnScoreChange({ isOn: !isOn }))}
    />
  );
}
