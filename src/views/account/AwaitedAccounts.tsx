import type { ReactNode } from "react";
import { RefreshAccounts } from "../../commands/account.ts";
import { useTranslation } from "../../infra/i18n.ts";
import { Band } from "../components/Band.tsx";
import { ErrorBlock } from "../components/ErrorBlock.tsx";
import { Loading } from "../components/Skeleton.tsx";
import { callMessage } from "../format/errorMessage.ts";
import { useSelect } from "../hooks/useSelect.ts";
import { useSend } from "../hooks/useSend.ts";

/** In place of what needs the player's accounts: they are on their way, or did not come. */
export function AwaitedAccounts(props: {
  skeleton: ReactNode;
  /** Height in rem of what they make room for. */
  keptRem?: number;
}) {
  const t = useTranslation();
  const send = useSend();
  const isUpdating = useSelect(({ account }) => account.isUpdateBalanceProcess);
  const error = useSelect(({ account }) => account.updateError);
  // The button stays where it is while they are asked for again.
  if (error === null && !isUpdating) return <Loading>{props.skeleton}</Loading>;
  return (
    <Band>
      <ErrorBlock
        title={t("account.refreshFailed")}
        text={error === null ? "" : t(callMessage(error))}
        isBusy={isUpdating}
        keptRem={props.keptRem}
        onRefresh={() => send(RefreshAccounts({}))}
      />
    </Band>
  );
}
