import { ChooseCouponPromo, LoadCouponPromoCodes } from "../../../commands/couponPromo.ts";
import type { CouponPromo } from "../../../events/couponPromo/events.ts";
import { formatOdds } from "../../../events/money/odds.ts";
import { minorOf } from "../../../events/money/minorUnits.ts";
import { bodyOf } from "../../../events/remoteData.ts";
import type { Language } from "../../../events/settings/index.ts";
import { localeOf, useTranslation } from "../../../infra/i18n.ts";
import { Overline } from "../../components/Band.tsx";
import { Button } from "../../components/Button.tsx";
import { Field } from "../../components/Field.tsx";
import { ListRow } from "../../components/ListRow.tsx";
import { Note } from "../../components/Note.tsx";
import { Sheet } from "../../components/Sheet.tsx";
import { Loading, SkeletonBar } from "../../components/Skeleton.tsx";
import { formatMoment } from "../../format/dates.ts";
import { callMessage } from "../../format/errorMessage.ts";
import { formatMoney } from "../../format/money.ts";
import { Form } from "../../forms/Form.tsx";
import { toBeSealed } from "../../forms/toBeSealed.ts";
import { missing, useForm } from "../../forms/useForm.ts";
import { useCoefView } from "../../hooks/usePrice.ts";
import { useRevealed } from "../../hooks/useRevealed.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import { useTimeView } from "../../hooks/useTimeView.ts";
import styles from "./PromoRow.module.css";
import { typeNames } from "./usePromoReason.ts";

const mostCharacters = 64;

/** The player's codes, chosen by a tap, and a field for another one. [coupon-040] */
export function PromoSheet(props: { onClose: () => void }) {
  const { onClose } = props;
  const t = useTranslation();
  const send = useSend();
  const revealed = useRevealed();
  const manual = useSelect(({ coupon }) => coupon.promo.manualPromoCode);
  const form = useForm({
    id: "coupon-promo",
    initial: { code: revealed(manual) },
    problemOf: (_name, { code }) => missing(code, "couponPromo.missing"),
  });
  return (
    <Sheet title={t("couponPromo.title")} onClose={onClose}>
      <Overline>{t("couponPromo.yours")}</Overline>
      <Codes
        onChoose={(promoCode) => {
          send(ChooseCouponPromo({ promoCode }));
          onClose();
        }}
      />
      <Overline>{t("couponPromo.other")}</Overline>
      <Form
        className={styles.sheet}
        isSending={false}
        onSubmit={() => {
          if (!form.validate(["code"])) return;
          const promoCode = toBeSealed(form.draft.code.trim());
          send(ChooseCouponPromo({ promoCode, isManual: true }));
          onClose();
        }}
      >
        <Field
          {...form.field("code")}
          label={t("couponPromo.field")}
          autoComplete="off"
          onChange={(code) => form.change({ code: code.slice(0, mostCharacters) })}
        />
        <Button look="ink" isWide isSubmit>
          {t("couponPromo.use")}
        </Button>
      </Form>
    </Sheet>
  );
}

function Codes(props: { onChoose: (promoCode: CouponPromo["promoCode"]) => void }) {
  const t = useTranslation();
  const send = useSend();
  const revealed = useRevealed();
  const language = useSelect(({ settings }) => settings.language);
  const codes = useSelect(({ coupon }) => coupon.promo.promoCodes);
  const conditions = useConditions();
  const items = bodyOf(codes);
  const again = {
    text: t("couponPromo.again"),
    onPress: () => send(LoadCouponPromoCodes({})),
  };
  const amountOf = ({ amount, currencyIso }: CouponPromo) =>
    formatMoney(minorOf(amount, currencyIso), currencyIso, localeOf(language as Language));
  return (
    <>
      {codes.tag === "failed" && (
        <div role="alert" className={styles.sheet}>
          <Note status="error" action={again}>
            {`${t("couponPromo.notLoaded")} ${t(callMessage(codes.error))}`}
          </Note>
        </div>
      )}
      {items === null && codes.tag !== "failed" && (
        <Loading>
          <SkeletonBar heightRem={8} />
        </Loading>
      )}
      {items?.length === 0 && <p className={styles.sheet}>{t("couponPromo.none")}</p>}
      {items?.map((promo) => (
        <ListRow
          key={promo.promoCode}
          icon="percent"
          title={t("couponPromo.chosen", { title: promo.title, amount: amountOf(promo) })}
          about={conditions(promo)}
          value={revealed(promo.promoCode)}
          onPress={() => props.onChoose(promo.promoCode)}
        />
      ))}
    </>
  );
}

/** What a code asks for, from its fields alone. */
function useConditions(): (promo: CouponPromo) => string {
  const t = useTranslation();
  const viewId = useCoefView();
  const view = useTimeView();
  const now = useSelect(({ account, shell }) => account.receivedAt ?? shell.startedAt);
  return ({ expiresAt, minBets = 0, minCoef = 0, typeIds }) =>
    [
      typeIds === undefined ? "" : typeNames(typeIds, t),
      minBets > 1 ? t("couponPromo.bets", { count: minBets }) : "",
      minCoef > 1 ? t("couponPromo.odds", { odds: formatOdds(minCoef, viewId) }) : "",
      expiresAt === null
        ? ""
        : t("couponPromo.until", { time: formatMoment(expiresAt * 1000, now, view) }),
    ]
      .filter((text) => text !== "")
      .join(", ");
}
