import { CloseMaintenanceNotice } from "../../commands/maintenanceWindow.ts";
import { localeOf } from "../../infra/i18n.ts";
import { Button } from "../components/Button.tsx";
import { Dialog } from "../components/Dialog.tsx";
import { formatDate, formatTime } from "../format/dates.ts";
import { useSelect } from "../hooks/useSelect.ts";
import { useSend } from "../hooks/useSend.ts";
import { useTimeView } from "../hooks/useTimeView.ts";
import { noticeLanguage } from "./noticeLanguage.ts";

/** Not from the dictionary: the language depends on the site, not on which translations are loaded. */
const texts = {
  en: {
    title: "Planned maintenance",
    text: (from: string, until: string) =>
      `Betting and games will be paused from ${from} to ${until}. Open bets are safe.`,
    done: "Got it",
  },
  ru: {
    title: "Плановые работы",
    text: (from: string, until: string) =>
      `Ставки и игры будут недоступны с ${from} до ${until}. Открытые ставки в безопасности.`,
    done: "Понятно",
  },
} as const;

/** Announces maintenance with its start and finish. [maintenance-006] [maintenance-007] */
export function MaintenanceNotice() {
  const send = useSend();
  const siteLanguage = useSelect(({ settings }) => settings.language);
  const plan = useSelect(({ shell }) => shell.config?.maintenance);
  const startedAt = useSelect(({ shell }) => shell.startedAt);
  const language = noticeLanguage(siteLanguage);
  const view = { ...useTimeView(), locale: localeOf(language) };
  const close = () => send(CloseMaintenanceNotice({}));
  const moment = (seconds: number | null | undefined) =>
    seconds === null || seconds === undefined
      ? "…"
      : `${formatDate(seconds * 1000, startedAt, view)}, ${formatTime(seconds * 1000, view)}`;
  const { title, text, done } = texts[language];
  return (
    <div lang={language}>
      <Dialog
        title={title}
        text={text(moment(plan?.started_at), moment(plan?.ended_at))}
        onClose={close}
        actions={
          <Button look="action" size="cta" isWide onPress={close}>
            {done}
          </Button>
        }
      />
    </div>
  );
}
