import { useEffect, useState } from "react";
import { LeaveCouponCode, TypeCouponCode } from "../../../commands/couponCodes.ts";
import { type CodeLoading, isCode, longestCode } from "../../../events/couponCodes/index.ts";
import { mostBets } from "../../../events/coupon/index.ts";
import { type Translate, useTranslation } from "../../../infra/i18n.ts";
import { Button } from "../../components/Button.tsx";
import { Field } from "../../components/Field.tsx";
import { Note } from "../../components/Note.tsx";
import { Sheet } from "../../components/Sheet.tsx";
import { callMessage } from "../../format/errorMessage.ts";
import { Form } from "../../forms/Form.tsx";
import { useForm } from "../../forms/useForm.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import { HeldAnswers } from "./HeldAnswers.tsx";
import { RepeatNews } from "./RepeatNews.tsx";
import styles from "./CouponCodes.module.css";

/** Loads the bets under a code; closes once they are in the coupon. [coupon-044] */
export function CodeSheet(props: { onClose: () => void }) {
  const { onClose } = props;
  const t = useTranslation();
  const send = useSend();
  const { loading: current, loadCouponInputValue } = useSelect(({ couponCodes }) => couponCodes);
  // A bet that is placed again has no code.
  const loading: CodeLoading = current.repeated === undefined ? current : { tag: "idle" };
  const form = useForm({
    id: "coupon-code",
    initial: { code: loadCouponInputValue },
    problemOf: (_name, { code }) =>
      isCode(code.trim())
        ? null
        : { textKey: code.trim() === "" ? "couponCodes.missing" : "couponCodes.malformed" },
  });
  const isLoading = loading.tag === "loading" || loading.tag === "found";
  const [hasSent, setHasSent] = useState(false);
  const isDone = hasSent && (loading.tag === "loaded" || loading.tag === "held");
  useEffect(() => {
    if (isDone) onClose();
  }, [isDone, onClose]);
  return (
    <Sheet title={t("couponCodes.load")} onClose={onClose}>
      <Form
        className={styles.form}
        isSending={isLoading}
        onSubmit={() => {
          if (!form.validate(["code"])) return;
          send(TypeCouponCode({ code: form.draft.code.trim() }));
          setHasSent(true);
        }}
      >
        <Field
          {...form.field("code")}
          label={t("couponCodes.code")}
          hint={t("couponCodes.hint")}
          autoComplete="off"
          onChange={(code) => form.change({ code: code.slice(0, longestCode) })}
        />
        <div role="alert">
          <LoadingProblem loading={loading} />
        </div>
        <Button look="ink" isWide isSubmit isBusy={isLoading}>
          {t(isLoading ? "couponCodes.loading" : "couponCodes.loadIt")}
        </Button>
      </Form>
    </Sheet>
  );
}

const overText = (leftOut: readonly string[] | undefined, t: Translate): string =>
  leftOut === undefined
    ? t("couponCodes.over")
    : t("couponCodes.overFirst", { most: mostBets, count: leftOut.length });

function LoadingProblem({ loading }: { loading: CodeLoading }) {
  const t = useTranslation();
  if (loading.tag === "unknown") return <Note status="warning">{t("couponCodes.unknown")}</Note>;
  if (loading.tag === "over") return <Note status="warning">{overText(loading.leftOut, t)}</Note>;
  if (loading.tag !== "failed") return null;
  return (
    <Note status="error">{`${t("couponCodes.failed")} ${t(callMessage(loading.error))}`}</Note>
  );
}

/** What becomes of a code that was followed or typed: the question before it, what failed, what it brought. */
export function CodeNews() {
  const t = useTranslation();
  const send = useSend();
  const { loading, loadCouponInputValue: code } = useSelect(({ couponCodes }) => couponCodes);
  const count = useSelect(({ coupon }) => coupon.bets.length);
  const leave = { text: t("couponCodes.read"), onPress: () => send(LeaveCouponCode({})) };
  if (loading.tag === "idle") return null;
  if (loading.repeated !== undefined)
    return (
      <div className={styles.news} role="status">
        <RepeatNews loading={loading} />
      </div>
    );
  return (
    <div className={styles.news} role="status">
      {loading.tag === "held" && (
        <>
          <Note status="question">
            {[
              t("couponCodes.held", { code, count }),
              ...leftOutTexts(loading.coupon.leftOut, t),
            ].join(" ")}
          </Note>
          <HeldAnswers yes={t("couponCodes.loadIt")} />
        </>
      )}
      {(loading.tag === "loading" || loading.tag === "found") && (
        <Note status="plain">{t("couponCodes.loadingCode", { code })}</Note>
      )}
      {loading.tag === "failed" && (
        <Note
          status="error"
          action={{ text: t("couponCodes.again"), onPress: () => send(TypeCouponCode({ code })) }}
        >
          {`${t("couponCodes.failed")} ${t(callMessage(loading.error))}`}
        </Note>
      )}
      {loading.tag === "unknown" && (
        <Note status="warning" action={leave}>
          {t("couponCodes.unknownCode", { code })}
        </Note>
      )}
      {loading.tag === "over" && (
        <Note status="warning" action={leave}>
          {overText(loading.leftOut, t)}
        </Note>
      )}
      {loading.tag === "loaded" && <Loaded loading={loading} />}
    </div>
  );
}

/** A code may hold any number of bets: a few names, and how many more there are. */
const mostNames = 5;

function listed(names: readonly string[], t: Translate): string {
  const distinct = [...new Set(names)];
  const rest = distinct.length - mostNames;
  const first = distinct.slice(0, mostNames).join(", ");
  return rest > 0 ? t("couponCodes.andMore", { names: first, count: rest }) : first;
}

/** Of a code with more bets than a coupon takes: which bets it does not get. */
function leftOutTexts(leftOut: readonly string[] | undefined, t: Translate): readonly string[] {
  if (leftOut === undefined) return [];
  const named = leftOut.filter((names) => names !== "");
  return [
    t("couponCodes.leftOut", { most: mostBets, count: leftOut.length }),
    ...(named.length === 0 ? [] : [t("couponCodes.leftOutNames", { names: listed(named, t) })]),
  ];
}

/** The bets of the code, and which were left out. */
function Loaded({ loading }: { loading: Extract<CodeLoading, { readonly tag: "loaded" }> }) {
  const t = useTranslation();
  const send = useSend();
  const { code, missing, goneCount, leftOut } = loading;
  const isWhole = missing.length === 0 && goneCount === 0 && leftOut === undefined;
  const texts = [
    t("couponCodes.loaded", { code }),
    ...leftOutTexts(leftOut, t),
    ...(goneCount === 0 ? [] : [t("couponCodes.gone", { count: goneCount })]),
    ...(missing.length === 0 ? [] : [t("couponCodes.notOffered", { names: listed(missing, t) })]),
  ];
  return (
    <Note
      status={isWhole ? "success" : "warning"}
      action={{ text: t("couponCodes.read"), onPress: () => send(LeaveCouponCode({})) }}
    >
      {texts.join(" ")}
    </Note>
  );
}
