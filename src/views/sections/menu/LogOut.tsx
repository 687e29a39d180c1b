import { useState } from "react";
import { useTranslation } from "../../../infra/i18n.ts";
import { ListRow } from "../../components/ListRow.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { LogoutQuestion } from "../../modals/LogoutQuestion.tsx";

/** Logs out after a confirmation. */
export function LogOut() {
  const t = useTranslation();
  const isPlayer = useSelect(({ session }) => session.tag === "player");
  const [isAsking, setIsAsking] = useState(false);
  if (!isPlayer) return null;
  return (
    <>
      <ListRow icon="logout" title={t("menu.logOut")} onPress={() => setIsAsking(true)} />
      {isAsking && <LogoutQuestion onClose={() => setIsAsking(false)} />}
    </>
  );
}
