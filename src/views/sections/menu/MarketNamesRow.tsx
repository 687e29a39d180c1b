import { ChangePreferences } from "../../../commands/preferences.ts";
import { marketsNameTypeOf } from "../../../events/settings/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { SwitchRow } from "../../components/ListRow.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";

/** Short names of markets on the page of a match, where the site allows both. [settings-013] */
export function MarketNamesRow() {
  const t = useTranslation();
  const send = useSend();
  const isShort = useSelect((state) => marketsNameTypeOf(state) === 1);
  return (
    <SwitchRow
      icon="doc"
      title={t("menu.shortNames")}
      isOn={isShort}
      onToggle={() => send(ChangePreferences({ marketsNameType: isShort ? 0 : 1 }))}
    />
  );
}
