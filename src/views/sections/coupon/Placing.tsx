import { placedBets } from "../../../events/coupon/index.ts";
import { pathOf } from "../../../events/navigation/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Button } from "../../components/Button.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { News } from "./News.tsx";

/** The bet is being placed; reassures, as the player need not do anything. */
export function Placing(props: {
  tag: "sending" | "pending" | "waiting" | "unknown" | "elsewhere";
}) {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  const isLive = useSelect(({ coupon }) => placedBets(coupon).some(({ market }) => market.isLive));
  const isVip = useSelect(({ coupon: { open, placement } }) =>
    open.some(
      ({ coupon, key }) =>
        placement.tag === "pending" && key === placement.key && coupon.options?.isVipBet === true,
    ),
  );
  const isVisitor = useSelect(({ session }) => session.tag === "visitor");
  switch (props.tag) {
    case "sending":
      return (
        <News icon="hourglass" title={t("coupon.sendingTitle")} text={t("coupon.sendingText")} />
      );
    case "pending":
      return (
        <News
          icon="hourglass"
          title={t("coupon.pendingTitle")}
          text={t(
            isVip ? "coupon.vipPending" : isLive ? "coupon.pendingText" : "coupon.sendingText",
          )}
        />
      );
    case "waiting":
      return (
        <News icon="hourglass" title={t("coupon.waitingTitle")} text={t("coupon.waitingText")} />
      );
    case "elsewhere":
      return (
        <News
          icon="hourglass"
          title={t("coupon.elsewhereTitle")}
          text={t("coupon.elsewhereText")}
        />
      );
    case "unknown":
      return (
        <News icon="cloud-off" title={t("coupon.unknownTitle")} text={t("coupon.unknownText")}>
          {isVisitor && (
            <>
              <p>{t("coupon.unknownVisitor")}</p>
              <Button look="ink" size="sm" href={pathOf({ name: "login" }, language)}>
                {t("session.logIn")}
              </Button>
            </>
          )}
        </News>
      );
  }
}
