import { useEffect } from "react";
import { WatchExpresses } from "../../commands/expressDay.ts";
import { idle } from "../../events/remoteData.ts";
import { hasArrived } from "../../events/runtime/index.ts";
import { useTranslation } from "../../infra/i18n.ts";
import { Band } from "../components/Band.tsx";
import { Loading, MatchRowSkeleton } from "../components/Skeleton.tsx";
import { ExpressCard } from "../expressDay/ExpressCard.tsx";
import { useOfferedExpresses } from "../expressDay/useOfferedExpresses.ts";
import { useSelect } from "../hooks/useSelect.ts";
import { useSend } from "../hooks/useSend.ts";

/** The first express of the day, of coming matches if there is one, otherwise of live ones; nothing without any. */
export function HomeExpress() {
  const t = useTranslation();
  const send = useSend();
  const language = useSelect(({ settings }) => settings.language);
  const isReady = useSelect((state) => hasArrived(state, "expressDay"));
  useEffect(() => {
    if (!isReady) return undefined;
    send(WatchExpresses({ isWatched: true }));
    return () => {
      send(WatchExpresses({ isWatched: false }));
    };
  }, [isReady, send]);
  const line = useOfferedExpresses("line");
  const live = useOfferedExpresses("live");
  const isPending = useSelect(({ expressDay }) =>
    [expressDay.line, expressDay.live].some((answer) =>
      ["idle", "loading"].includes((answer ?? idle).tag),
    ),
  );
  const [ofLine] = line ?? [];
  const [ofLive] = live ?? [];
  const express = ofLine ?? ofLive;
  if (express === undefined && !isPending) return null;
  return (
    <Band
      title={t("titles.expressDay")}
      more={{ text: t("expressDay.all"), href: `/${language}/express-day` }}
    >
      {express === undefined ? (
        <Loading>
          <MatchRowSkeleton rows={4} />
        </Loading>
      ) : (
        <ExpressCard feed={ofLine === undefined ? "live" : "line"} express={express} />
      )}
    </Band>
  );
}
