import { translationsOf } from "../../infra/i18n.ts";
import { useSelect } from "../hooks/useSelect.ts";
import { OptionalPart } from "./OptionalPart.tsx";
import { withTranslations } from "./withTranslations.ts";

const LimitApproval = withTranslations(
  () => import("../limits/LimitApproval.tsx"),
  "LimitApproval",
  () => translationsOf("limits"),
);

/** The question about a pending limit; if it cannot be shown, it is asked again after the next load. */
export function LimitApprovalSlot() {
  const isAsked = useSelect(({ limits }) =>
    Object.values(limits.approvals).some(({ tag }) => tag === "open"),
  );
  if (!isAsked) return null;
  return (
    <OptionalPart>
      <LimitApproval />
    </OptionalPart>
  );
}
