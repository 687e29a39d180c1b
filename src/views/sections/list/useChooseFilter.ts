import { GoTo } from "../../../commands/navigation.ts";
import { ChangeSettings } from "../../../commands/preferences.ts";
import type { TimeFilter } from "../../../events/settings/index.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";

/** Chooses the filter of the list: for the next visit, and in the address, for whoever gets its link and for the way back. */
export function useChooseFilter(): (filter: TimeFilter) => void {
  const send = useSend();
  const path = useSelect(({ navigation }) => navigation.path);
  return (filter) => {
    send(ChangeSettings({ timeFilter: filter }));
    send(GoTo({ path, isReplacing: true, query: { filter } }));
  };
}
