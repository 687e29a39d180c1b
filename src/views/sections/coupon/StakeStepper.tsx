import type { Block } from "../../../events/coupon/index.ts";
import { amountOf, minorOf } from "../../../events/money/minorUnits.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { MoneyStepper } from "../../components/MoneyStepper.tsx";
import { useMoney } from "../../hooks/useMoney.ts";

/** An amount of the coupon between its bounds: of all bets, of one single, or of one block. In major units of `iso`. */
export function StakeStepper(props: {
  iso: string;
  /** Accessible name; by default that it is an amount. */
  name?: string | undefined;
  amount: number;
  step: number;
  min: number;
  /** Where the plus button stops; null: nowhere. */
  most: number | null;
  hint?: string | undefined;
  error?: string | undefined;
  errorIds?: string | undefined;
  isNarrow?: boolean | undefined;
  onChange: (amount: number) => void;
}) {
  const { amount, error, errorIds, hint, iso, isNarrow, min, most, name, onChange, step } = props;
  const money = useMoney(iso);
  return (
    <MoneyStepper
      isNarrow={isNarrow}
      name={name}
      iso={iso}
      minor={minorOf(amount, iso)}
      shown={money(amount)}
      stepMinor={minorOf(step, iso)}
      shownStep={money(step, "short")}
      minMinor={minorOf(min, iso)}
      maxMinor={most === null ? undefined : minorOf(most, iso)}
      hint={hint}
      error={error}
      errorIds={errorIds}
      onChange={(minor) => onChange(amountOf(minor, iso))}
    />
  );
}

/** Says which bound the amount of a single or of a block is out of; undefined: none, or there is no amount yet. */
export function useBoundsError(
  iso: string,
): (part: Pick<Block, "amount" | "max" | "min">) => string | undefined {
  const t = useTranslation();
  const money = useMoney(iso);
  return ({ amount, max, min }) => {
    if (amount > 0 && amount < min) return t("coupon.belowMin", { amount: money(min) });
    if (max !== null && amount > max) return t("coupon.aboveMax", { amount: money(max) });
    return undefined;
  };
}
