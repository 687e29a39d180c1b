import { OpenSupportHistory, OpenUserQuestion } from "../../../commands/overlays.ts";
import { useWords } from "../../../infra/i18n.ts";
import { ListRow } from "../../components/ListRow.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";

/** A player's line to support, and what came of it. [modals-005] */
export function SupportRows() {
  const words = useWords();
  const send = useSend();
  const isPlayer = useSelect(({ session }) => session.tag === "player");
  if (!isPlayer) return null;
  return (
    <>
      <ListRow
        icon="question"
        title={words("menu.askSupport")}
        onPress={() => send(OpenUserQuestion({}))}
      />
      <ListRow
        icon="history"
        title={words("menu.supportHistory")}
        onPress={() => send(OpenSupportHistory({}))}
      />
    </>
  );
}
