import { useRevealed } from "../../hooks/useRevealed.ts";
import { type CheckedCode, isUnclear } from "../../../events/promoCodes/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Note } from "../../components/Note.tsx";
import { SubmissionProblem } from "../../forms/SubmissionProblem.tsx";

/** The result of activating a code, and what to do next. */
export function ActivationNews({ checked }: { checked: CheckedCode }) {
  const t = useTranslation();
  const revealed = useRevealed();
  const { activation, check, promo } = checked;
  switch (activation.tag) {
    case "sent":
      return <Note status="success">{t("promoCodes.activated")}</Note>;
    case "refused":
      return (
        <Note status="error">
          {t("promoCodes.notActivated")} {revealed(activation.message) || t("promoCodes.refused")}
        </Note>
      );
    case "failed":
      if (isUnclear(checked)) return <Note status="warning">{t("promoCodes.unclear")}</Note>;
      if (check.tag === "sending") return <Note status="info">{t("promoCodes.looking")}</Note>;
      if (promo?.state === "used") return <Note status="info">{t("promoCodes.usedNow")}</Note>;
      return <SubmissionProblem submission={activation} lead={t("promoCodes.notActivated")} />;
    default:
      return null;
  }
}
