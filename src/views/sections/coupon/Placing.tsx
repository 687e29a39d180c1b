import { placedBets } from "../../../events/coupon/selectors.ts";
import { pathOf } from "../../../events/navigation/route.ts";
import { useWords } from "../../../infra/i18n.ts";
import { Button } from "../../components/Button.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { News } from "./News.tsx";

/** The bet is on its way, and what that means; calm, for nothing is to be done. */
export function Placing(props: {
  tag: "sending" | "pending" | "waiting" | "unknown" | "elsewhere";
}) {
  const words = useWords();
  const language = useSelect(({ settings }) => settings.language);
  const isLive = useSelect(({ coupon }) => placedBets(coupon).some(({ market }) => market.isLive));
  const isVisitor = useSelect(({ session }) => session.tag === "visitor");
  switch (props.tag) {
    case "sending":
      return (
        <News
          icon="hourglass"
          title={words("coupon.sendingTitle")}
          text={words("coupon.sendingText")}
        />
      );
    case "pending":
      return (
        <News
          icon="hourglass"
          title={words("coupon.pendingTitle")}
          text={words(isLive ? "coupon.pendingText" : "coupon.sendingText")}
        />
      );
    case "waiting":
      return (
        <News
          icon="hourglass"
          title={words("coupon.waitingTitle")}
          text={words("coupon.waitingText")}
        />
      );
    case "elsewhere":
      return (
        <News
          icon="hourglass"
          title={words("coupon.elsewhereTitle")}
          text={words("coupon.elsewhereText")}
        />
      );
    case "unknown":
      return (
        <News
          icon="cloud-off"
          title={words("coupon.unknownTitle")}
          text={words("coupon.unknownText")}
        >
          {isVisitor && (
            <>
              <p>{words("coupon.unknownVisitor")}</p>
              <Button look="ink" size="sm" href={pathOf({ name: "login" }, language)}>
                {words("session.logIn")}
              </Button>
            </>
          )}
        </News>
      );
  }
}
