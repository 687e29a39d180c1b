import { LeaveCouponCode, RepeatBet } from "../../../commands/couponCodes.ts";
import type { CodeLoading } from "../../../events/couponCodes/index.ts";
import { type Translate, useTranslation } from "../../../infra/i18n.ts";
import { Note } from "../../components/Note.tsx";
import { groupDigits } from "../../format/digits.ts";
import { callMessage } from "../../format/errorMessage.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import { HeldAnswers } from "./HeldAnswers.tsx";

type Repeating = Extract<CodeLoading, { readonly repeated?: object }>;

/** What becomes of a bet that the player places again: the question before it, what failed, what it brought. */
export function RepeatNews({ loading }: { loading: Repeating }) {
  const t = useTranslation();
  const send = useSend();
  const count = useSelect(({ coupon }) => coupon.bets.length);
  const couponId = loading.repeated?.couponId ?? 0;
  const number = groupDigits(couponId);
  const leave = { text: t("couponCodes.read"), onPress: () => send(LeaveCouponCode({})) };
  switch (loading.tag) {
    case "held":
      return (
        <>
          <Note status="question">{t("couponCodes.repeatHeld", { number, count })}</Note>
          <HeldAnswers yes={t("couponCodes.repeatIt")} />
        </>
      );
    case "found":
      return <Note status="plain">{t("couponCodes.repeating", { number })}</Note>;
    case "failed":
      return (
        <Note
          status="error"
          action={{ text: t("couponCodes.again"), onPress: () => send(RepeatBet({ couponId })) }}
        >
          {`${t("couponCodes.notRepeated")} ${t(callMessage(loading.error))}`}
        </Note>
      );
    case "over":
      return (
        <Note status="warning" action={leave}>
          {t("couponCodes.repeatOver", { number })}
        </Note>
      );
    case "loaded":
      return (
        <Note status={loading.missing.length === 0 ? "success" : "warning"} action={leave}>
          {[
            t("couponCodes.repeated", { number }),
            ...(loading.missing.length === 0
              ? []
              : [t("couponCodes.notOffered", { names: loading.missing.join(", ") })]),
            kept(loading, t),
          ].join(" ")}
        </Note>
      );
  }
}

function kept({ repeated }: Extract<Repeating, { readonly tag: "loaded" }>, t: Translate): string {
  if (repeated?.isWhole !== true) return t("couponCodes.repeatedPart");
  return t(repeated.stake === null ? "couponCodes.repeatedKind" : "couponCodes.repeatedWhole");
}
