import { AnswerLeave } from "../../commands/externalLinks.ts";
import { useTranslation } from "../../infra/i18n.ts";
import buttons from "../components/Button.module.css";
import { Button } from "../components/Button.tsx";
import { classes } from "../components/classes.ts";
import { Dialog } from "../components/Dialog.tsx";
import { useClient } from "../hooks/client.ts";
import { useSelect } from "../hooks/useSelect.ts";
import { useSend } from "../hooks/useSend.ts";

/** Names the site that a link leads to before it is followed; both answers have equal weight. */
export function LeaveNotice() {
  const t = useTranslation();
  const send = useSend();
  const { reveal } = useClient();
  const request = useSelect(({ externalLinks }) => externalLinks.asked);
  if (request === null) return null;
  const { host, isNewTab } = request;
  const url = reveal(request.url);
  const stay = () => send(AnswerLeave({ isGoing: false }));
  return (
    <Dialog
      title={t("externalLinks.title", { host })}
      text={t("externalLinks.text")}
      onClose={stay}
      actions={
        <>
          {/* A real link followed by the browser: its context menu and middle click work. */}
          <a
            className={classes(buttons.button, buttons.tonal)}
            href={typeof url === "string" ? url : undefined}
            target={isNewTab ? "_blank" : undefined}
            rel="noopener noreferrer"
            data-leaves=""
            onClick={() => send(AnswerLeave({ isGoing: true }))}
          >
            <span className={buttons.text}>
              {t("externalLinks.goOn", { host })}
              {isNewTab && <span className="vh"> {t("terms.newTab")}</span>}
            </span>
          </a>
          <Button onPress={stay}>{t("shell.cancel")}</Button>
        </>
      }
    />
  );
}
