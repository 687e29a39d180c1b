import type { Placement } from "../../../events/coupon/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { LimitsLink } from "../../limits/LimitsLink.tsx";
import { LostFocus } from "./LostFocus.tsx";
import { News } from "./News.tsx";
import { PrepaidRemedy } from "./PrepaidRefused.tsx";
import { LIMIT_REACHED, useRefusal } from "./useRefusal.ts";

/** No response, so the result is unknown; or the bet was refused, and why. */
export function NotPlaced(props: { placement: Extract<Placement, { tag: "lost" | "refused" }> }) {
  const t = useTranslation();
  const reason = useRefusal();
  return (
    <LostFocus>
      {props.placement.tag === "lost" ? (
        <News icon="cloud-off" title={t("coupon.lostTitle")} text={t("coupon.lostText")} />
      ) : (
        <News icon="close" title={t("coupon.refusedTitle")} text={reason ?? ""}>
          {props.placement.code === LIMIT_REACHED && <LimitsLink />}
          <PrepaidRemedy />
        </News>
      )}
    </LostFocus>
  );
}
