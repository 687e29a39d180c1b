import { isUnclear } from "../../../events/promoCodes/selectors.ts";
import type { CheckedCode } from "../../../events/promoCodes/state.ts";
import { useWords } from "../../../infra/i18n.ts";
import { Note } from "../../components/Note.tsx";
import { SendProblem } from "../../forms/SendProblem.tsx";
import { useRevealed } from "./useRevealed.ts";

/** What came of activating a code, and what is to be done now. */
export function ActivationNews({ checked }: { checked: CheckedCode }) {
  const words = useWords();
  const revealed = useRevealed();
  const { activation, check, promo } = checked;
  switch (activation.tag) {
    case "sent":
      return <Note status="success">{words("promoCodes.activated")}</Note>;
    case "refused":
      return (
        <Note status="error">
          {words("promoCodes.notActivated")}{" "}
          {revealed(activation.message) || words("promoCodes.refused")}
        </Note>
      );
    case "failed":
      if (isUnclear(checked)) return <Note status="warning">{words("promoCodes.unclear")}</Note>;
      if (check.tag === "sending") return <Note status="info">{words("promoCodes.looking")}</Note>;
      if (promo?.state === "used") return <Note status="info">{words("promoCodes.usedNow")}</Note>;
      return <SendProblem sending={activation} lead={words("promoCodes.notActivated")} />;
    default:
      return null;
  }
}
