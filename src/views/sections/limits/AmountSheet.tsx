import { type MoneyGroup, useChangeRule, useLimitAmount, useLimitName } from "./limitTexts.ts";
import { SaveLimit } from "../../../commands/limits.ts";
import {
  isNewValue,
  lowestOf,
  MOST_AMOUNT,
  NO_DEPOSIT_LIMIT,
  mostOf,
  offerOf,
  ownLimit,
  valuesOf,
} from "../../../events/limits/index.ts";
import { amountOf } from "../../../events/money/minorUnits.ts";
import { type TranslationKey, useTranslation } from "../../../infra/i18n.ts";
import { Button } from "../../components/Button.tsx";
import { Field } from "../../components/Field.tsx";
import { Sheet } from "../../components/Sheet.tsx";
import { parseMoney } from "../../format/typedMoney.ts";
import { Form } from "../../forms/Form.tsx";
import { useForm } from "../../forms/useForm.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import styles from "./Limits.module.css";
import { SaveNews } from "./SaveNews.tsx";
import { useSaving } from "./useSaving.ts";

const leads = {
  deposit: "limits.mostDeposit",
  singleWager: "limits.mostOneBet",
  wagering: "limits.mostStake",
  loss: "limits.mostLoss",
} as const satisfies Readonly<Record<MoneyGroup, TranslationKey>>;

/** Amounts that are offered with a free entry. */
const quickAmounts = [10, 20, 50, 100, 200, 500, NO_DEPOSIT_LIMIT];

/** Sets the limit of one period, or of one bet: a tap on an amount saves it, or one is typed. */
export function AmountSheet(props: { group: MoneyGroup; limitType: number; onClose: () => void }) {
  const { group, limitType } = props;
  const t = useTranslation();
  const send = useSend();
  const offer = useSelect((state) => offerOf(state, limitType));
  const current = useSelect((state) => ownLimit(state, limitType)?.limitValue ?? NO_DEPOSIT_LIMIT);
  const iso = offer?.measure ?? "EUR";
  const amount = useLimitAmount(iso);
  const { change, isBusy, close } = useSaving(limitType, props.onClose);
  const isFree = offer?.availableValues.length === 0;
  const shell = useSelect((state) => state.shell);
  const values = valuesOf(
    { shell },
    { limitType },
    isFree ? quickAmounts : (offer?.availableValues ?? []),
  ).filter((value) => value !== current);
  const save = (limitValue: number) => send(SaveLimit({ limitType, limitValue }));
  const period = useLimitName()(limitType);
  const rule = useChangeRule(limitType);
  return (
    <Sheet title={t(leads[group], { period })} onClose={close}>
      <div className={styles.sheet}>
        <p>{rule}</p>
        <SaveNews change={change} />
        <div className={styles.options} aria-busy={isBusy}>
          {values.map((value) => (
            <Button key={value} size="sm" isDisabled={isBusy} onPress={() => save(value)}>
              {amount(value)}
            </Button>
          ))}
        </div>
        {isFree && <FreeAmount iso={iso} limitType={limitType} isBusy={isBusy} onSave={save} />}
      </div>
    </Sheet>
  );
}

function FreeAmount(props: {
  iso: string;
  limitType: number;
  isBusy: boolean;
  onSave: (value: number) => void;
}) {
  const { iso, limitType, isBusy, onSave } = props;
  const t = useTranslation();
  const amount = useLimitAmount(iso);
  const limits = useSelect((state) => state.limits);
  const shell = useSelect((state) => state.shell);
  const least = lowestOf({ shell }, limitType);
  const most = Math.min(mostOf({ shell }, limitType), MOST_AMOUNT);
  const form = useForm({
    id: "limit",
    initial: { amount: "" },
    problemOf: (_name, draft) => {
      const value = typedAmount(draft.amount, iso);
      if (value === null || value < least || value > most)
        return {
          textKey: "limits.amountProblem",
          values: { min: amount(least), max: amount(most) },
        };
      return isNewValue({ limits, shell }, limitType, value) ? null : { textKey: "limits.already" };
    },
  });
  const typed = typedAmount(form.draft.amount, iso);
  return (
    <Form
      className={styles.form}
      isSending={isBusy}
      onSubmit={() => {
        if (form.validate(["amount"]) && typed !== null) onSave(typed);
      }}
    >
      <Field {...form.field("amount")} label={t("limits.amount")} inputMode="decimal" />
      <Button isWide isSubmit look="ink" isBusy={isBusy}>
        {t("limits.set")}
      </Button>
    </Form>
  );
}

/** In major units; null: not an amount. */
function typedAmount(text: string, iso: string): number | null {
  const minor = parseMoney(text, iso);
  return minor === null ? null : amountOf(minor, iso);
}
