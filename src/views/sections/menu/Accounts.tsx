import { useState } from "react";
import { activeAccount } from "../../../events/account/index.ts";
import { isVisitor } from "../../../events/session/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Band, Card } from "../../components/Band.tsx";
import { ListRow } from "../../components/ListRow.tsx";
import { Loading, SkeletonBar } from "../../components/Skeleton.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { AccountsSheet } from "./AccountsSheet.tsx";

/** Opens the player's accounts; says so while one is being changed. */
export function Accounts() {
  const t = useTranslation();
  const forVisitor = useSelect(({ session }) => isVisitor(session));
  const active = useSelect(({ account }) => activeAccount(account));
  const isChanging = useSelect(({ account }) => account.change !== null);
  const [isOpen, setIsOpen] = useState(false);
  const hasFailed = useSelect(
    ({ account }) => account.updateError !== null || account.isUpdateBalanceProcess,
  );
  if (forVisitor) return null;
  // The place of the balances says so.
  if (active === null && hasFailed) return null;
  if (active === null)
    return (
      <Band>
        <Loading>
          <SkeletonBar heightRem={3.375} />
        </Loading>
      </Band>
    );
  return (
    <Band>
      <Card>
        <ListRow
          icon="wallet"
          title={t("account.title")}
          value={isChanging ? t("account.changing") : active.iso}
          onPress={() => setIsOpen(true)}
        />
      </Card>
      {isOpen && <AccountsSheet onClose={() => setIsOpen(false)} />}
    </Band>
  );
}
