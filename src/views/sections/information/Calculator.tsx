import { useState } from "react";
import { activeAccount, shownCurrency } from "../../../events/account/index.ts";
import { calculate } from "../../../events/content/index.ts";
import { amountOf } from "../../../events/money/minorUnits.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Band, Card } from "../../components/Band.tsx";
import { Button } from "../../components/Button.tsx";
import { Field } from "../../components/Field.tsx";
import { KeyValues } from "../../components/ListRow.tsx";
import { Segment } from "../../components/Tabs.tsx";
import { parseMoney } from "../../format/typedMoney.ts";
import { useMoney } from "../../hooks/useMoney.ts";
import { usePrice } from "../../hooks/usePrice.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import styles from "./Calculator.module.css";
import { CalculatorLeg } from "./CalculatorLeg.tsx";
import { type Draft, firstDraft, type Kind, legOf, mostLegs, sizesOf } from "./draft.ts";

/** Stake, odds and kind of bet; the result below updates on every keystroke. */
export function Calculator() {
  const t = useTranslation();
  const [draft, setDraft] = useState<Draft>(firstDraft);
  const change = (changes: Partial<Draft>) => setDraft({ ...draft, ...changes });
  const { kind, stake, legs } = draft;
  const shownLegs = kind === "single" ? legs.slice(0, 1) : legs;
  const sizes = sizesOf(legs.length);
  const size = sizes.includes(draft.size) ? draft.size : (sizes.at(-1) ?? 2);
  const iso = useIso();
  const isStakeWrong = stake !== "" && parseMoney(stake, iso) === null;
  return (
    <Band>
      <Card isPadded>
        <div className={styles.form}>
          <Segment<Kind>
            kind="radio"
            name={t("calculator.kind")}
            choices={(["single", "express", "system"] as const).map((id) => ({
              id,
              text: t(`calculator.${id}`),
            }))}
            current={kind}
            onChoose={(chosen) => change({ kind: chosen, legs: legsFor(chosen, draft) })}
          />
          <Field
            label={t("calculator.stake")}
            inputMode="decimal"
            value={stake}
            onChange={(text) => change({ stake: text })}
            error={isStakeWrong ? t("calculator.stakeError") : undefined}
          />
          {kind === "system" && (
            <Segment
              kind="radio"
              name={t("calculator.size")}
              choices={sizes.map((id) => ({
                id,
                text: t("calculator.systemOf", { size: id, count: legs.length }),
              }))}
              current={size}
              onChoose={(chosen) => change({ size: chosen })}
            />
          )}
          {shownLegs.map((leg, index) => (
            <CalculatorLeg
              key={leg.id}
              number={index + 1}
              leg={leg}
              onChange={(next) =>
                change({ legs: legs.map((old) => (old.id === leg.id ? next : old)) })
              }
              onRemove={
                legs.length > leastLegs[kind]
                  ? () => change({ legs: legs.filter(({ id }) => id !== leg.id) })
                  : undefined
              }
            />
          ))}
          {kind !== "single" && legs.length < mostLegs && (
            <Button icon="plus" onPress={() => change(withLeg(draft))}>
              {t("calculator.add")}
            </Button>
          )}
          <Result draft={{ ...draft, legs: shownLegs, size }} />
        </div>
      </Card>
    </Band>
  );
}

const useIso = (): string =>
  useSelect(({ account, shell }) => shownCurrency(activeAccount(account), shell.config));

const leastLegs: Readonly<Record<Kind, number>> = { single: Infinity, express: 2, system: 3 };

const withLeg = (draft: Draft): Pick<Draft, "legs" | "nextId"> => ({
  legs: [...draft.legs, { id: draft.nextId, coef: "", result: "open" }],
  nextId: draft.nextId + 1,
});

/** Adds fields up to the minimum of the kind; typed values are kept. */
function legsFor(kind: Kind, draft: Draft): Draft["legs"] {
  const least = kind === "single" ? 1 : leastLegs[kind];
  const missing = Array.from({ length: Math.max(0, least - draft.legs.length) }, (_, index) => ({
    // Negative, so that no later field gets the same id.
    id: -(draft.nextId + index),
    coef: "",
    result: "open" as const,
  }));
  return [...draft.legs, ...missing];
}

/** The result, once all inputs are complete. */
function Result({ draft: { kind, stake, legs, size } }: { draft: Draft }) {
  const t = useTranslation();
  const price = usePrice();
  const iso = useIso();
  const money = useMoney(iso);
  const stakeMinor = parseMoney(stake, iso);
  const validLegs = legs.map(legOf).flatMap((leg) => leg ?? []);
  if (stakeMinor === null || stakeMinor === 0 || validLegs.length < legs.length)
    return <p className={styles.note}>{t("calculator.noBet")}</p>;
  const bet = kind === "system" ? ({ kind, size } as const) : ({ kind: "express" } as const);
  const { expresses, coef, payoutMinor } = calculate(stakeMinor, validLegs, bet);
  const pairs = [
    ...(coef === null || coef === 0 ? [] : [{ name: t("calculator.total"), value: price(coef) }]),
    ...(kind === "system"
      ? [
          {
            name: t("calculator.combinations", { count: expresses }),
            value: money(amountOf(Math.round(stakeMinor / expresses), iso)),
          },
        ]
      : []),
    { name: t("calculator.payout"), value: money(amountOf(payoutMinor, iso)) },
    {
      name: t("calculator.profit"),
      value: money(amountOf(payoutMinor - stakeMinor, iso), "signed"),
    },
  ];
  return (
    <div role="status" className={styles.result}>
      <KeyValues pairs={pairs} />
      <p className={styles.note}>{t("calculator.noBet")}</p>
    </div>
  );
}
