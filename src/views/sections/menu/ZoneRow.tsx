import { useState } from "react";
import { ChangeSettings } from "../../../commands/preferences.ts";
import { timeZoneOf } from "../../../events/settings/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { ChoiceList } from "../../components/ChoiceList.tsx";
import { ListRow } from "../../components/ListRow.tsx";
import { Sheet } from "../../components/Sheet.tsx";
import { zoneName } from "../../format/zone.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";

/** Whole hours, and the other offsets in use. */
const halves = [-9.5, -3.5, 3.5, 4.5, 5.5, 5.75, 6.5, 9.5, 10.5, 12.75];
const zones = [...Array.from({ length: 27 }, (_, index) => index - 12), ...halves].sort(
  (a, b) => a - b,
);
/** No offset: that of the device. */
const automatic = "auto";

/** The time zone of all times in the app: that of the device or the one chosen here. [settings-004] */
export function ZoneRow() {
  const t = useTranslation();
  const send = useSend();
  const zone = useSelect(timeZoneOf);
  const chosen = useSelect(({ settings }) => settings.timeZone);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <ListRow
        icon="clock"
        title={t("menu.timeZone")}
        value={zoneName(zone, t)}
        onPress={() => setIsOpen(true)}
      />
      {isOpen && (
        <Sheet title={t("menu.timeZone")} onClose={() => setIsOpen(false)}>
          <ChoiceList<number | typeof automatic>
            name={t("menu.timeZone")}
            current={chosen ?? automatic}
            choices={[
              { id: automatic, title: t("menu.zoneAuto") },
              ...zones.map((hours) => ({ id: hours, title: zoneName(hours, t) })),
            ]}
            onChoose={(id) => send(ChangeSettings({ timeZone: id === automatic ? null : id }))}
          />
        </Sheet>
      )}
    </>
  );
}
