import type { PendingChange } from "../../../events/limits/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Badge } from "../../components/Badge.tsx";

/** The state of a limit in words. None for one that is not set. */
export function StateBadge(props: {
  change: PendingChange | undefined;
  isSet: boolean;
  isDisabled: boolean;
}) {
  const t = useTranslation();
  const { change, isSet, isDisabled } = props;
  if (change?.isDue === true)
    return (
      <Badge tone="info" icon="question">
        {t("limits.waiting")}
      </Badge>
    );
  if (change !== undefined)
    return (
      <Badge tone="info" icon="clock">
        {t(change.isDecrease ? "limits.pendingDown" : "limits.pendingUp")}
      </Badge>
    );
  if (isSet)
    return (
      <Badge tone="success" icon="check">
        {t("limits.active")}
      </Badge>
    );
  return isDisabled ? <Badge icon="padlock">{t("limits.unavailable")}</Badge> : null;
}
