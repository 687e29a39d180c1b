import { AnswerLeave } from "../../commands/leaving.ts";
import { useTranslation } from "../../infra/i18n.ts";
import buttons from "../components/Button.module.css";
import { Button } from "../components/Button.tsx";
import { classes } from "../components/classes.ts";
import { Dialog } from "../components/Dialog.tsx";
import { useClient } from "../hooks/client.ts";
import { useSelect } from "../hooks/useSelect.ts";
import { useSend } from "../hooks/useSend.ts";

/** Says to which site a link leads, before it is followed; staying weighs the same. */
export function LeaveNotice() {
  const t = useTranslation();
  const send = useSend();
  const { reveal } = useClient();
  const asked = useSelect(({ leaving }) => leaving.asked);
  if (asked === null) return null;
  const { host, isNewTab } = asked;
  const url = reveal(asked.url);
  const stay = () => send(AnswerLeave({ isGoing: false }));
  return (
    <Dialog
      title={t("leaving.title", { host })}
      text={t("leaving.text")}
      onClose={stay}
      actions={
        <>
          {/* A link, and the browser follows it: the address is in its menu, and a middle click has its own tab. */}
          <a
            className={classes(buttons.button, buttons.tonal)}
            href={typeof url === "string" ? url : undefined}
            target={isNewTab ? "_blank" : undefined}
            rel="noopener noreferrer"
            data-leaves=""
            onClick={() => send(AnswerLeave({ isGoing: true }))}
          >
            <span className={buttons.text}>
              {t("leaving.goOn", { host })}
              {isNewTab && <span className="vh"> {t("terms.newTab")}</span>}
            </span>
          </a>
          <Button onPress={stay}>{t("shell.cancel")}</Button>
        </>
      }
    />
  );
}
