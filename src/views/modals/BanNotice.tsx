import { GoToBanPage } from "../../commands/player.ts";
import { SignOut } from "../../commands/session.ts";
import { GoTo } from "../../commands/navigation.ts";
import { forcedLeave, linkedPath, pathOf } from "../../events/navigation/index.ts";
import { useTranslation } from "../../infra/i18n.ts";
import { Button } from "../components/Button.tsx";
import { Dialog } from "../components/Dialog.tsx";
import { useSelect } from "../hooks/useSelect.ts";
import { useSend } from "../hooks/useSend.ts";

/**
 * Tells a banned player about the ban, where they are sent and what they can still do. It stays open until
 * they leave: there is nothing to decline. [blocking-012] [blocking-021]
 */
export function BanNotice() {
  const t = useTranslation();
  const send = useSend();
  const url = useSelect(forcedLeave);
  const language = useSelect(({ settings }) => settings.language);
  const host = url !== null && URL.canParse(url) ? new URL(url).host : (url ?? "");
  const go = (path: string) => () => send(GoTo({ path, isReplacing: false }));
  return (
    <Dialog
      isAlert
      title={t("externalLinks.banTitle")}
      text={url === null ? t("externalLinks.banOwnText") : t("externalLinks.banText", { host })}
      actions={
        <>
          {url !== null && (
            <Button look="ink" onPress={() => send(GoToBanPage({}))}>
              {t("externalLinks.goOn", { host })}
            </Button>
          )}
          <Button onPress={go(pathOf({ name: "history" }, language))}>
            {t("externalLinks.banBets")}
          </Button>
          <Button onPress={go(linkedPath({ name: "support" }, language))}>
            {t("externalLinks.banSupport")}
          </Button>
          <Button onPress={() => send(SignOut({}))}>{t("menu.logOut")}</Button>
        </>
      }
    />
  );
}
