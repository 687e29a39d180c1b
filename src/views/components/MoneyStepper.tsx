import { type CSSProperties, useId, useLayoutEffect, useRef, useState } from "react";
import { amountOf, minorDigits } from "../../events/money/minorUnits.ts";
import { useTranslation } from "../../infra/i18n.ts";
import { parseMoney, typedMoney } from "../format/typedMoney.ts";
import { classes } from "./classes.ts";
import { Icon } from "./Icon.tsx";
import styles from "./MoneyStepper.module.css";

/**
 * An amount between a minus and a plus button; tapping the amount opens the numeric keypad. Typed text takes
 * effect at once; text that is not an amount counts as 0, with an error on the field.
 */
export function MoneyStepper(props: {
  /** ISO code of the currency; amounts are in its minor units. */
  iso: string;
  minor: number;
  /** Accessible name; by default that it is an amount. */
  name?: string | undefined;
  /** `minor`, formatted: "€20.00". */
  shown: string;
  stepMinor: number;
  /** `stepMinor`, formatted, for the names of the two buttons. */
  shownStep: string;
  minMinor?: number | undefined;
  maxMinor?: number | undefined;
  hint?: string | undefined;
  /** Below the minimum, above the maximum or the balance; read with the amount. */
  error?: string | undefined;
  /** Where the page says what is wrong with it. */
  errorIds?: string | undefined;
  isNarrow?: boolean | undefined;
  onChange: (minor: number) => void;
}) {
  const { iso, minor, shown, stepMinor, shownStep, minMinor = 0, maxMinor, hint } = props;
  const { isNarrow } = props;
  const t = useTranslation();
  const name = props.name ?? t("coupon.amount");
  const noteId = useId();
  // The typed text while the field has focus.
  const [draft, setDraft] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const isTyping = draft !== null;
  // Selected so that typing replaces the old amount: otherwise typing 20 after a 5 would stake 520.
  useLayoutEffect(() => {
    if (isTyping) input.current?.select();
  }, [isTyping]);
  const isUnreadable = draft !== null && draft !== "" && parseMoney(draft, iso) === null;
  const error = isUnreadable
    ? t(minorDigits(iso) === 0 ? "coupon.badWholeAmount" : "coupon.badAmount")
    : props.error;
  const isWrong = error !== undefined || props.errorIds !== undefined;

  const step = (direction: 1 | -1) => {
    const next = Math.max(minMinor, minor + direction * stepMinor);
    const bounded = maxMinor === undefined ? next : Math.min(next, Math.max(maxMinor, minMinor));
    setDraft(draft === null ? null : typedMoney(bounded, iso));
    props.onChange(bounded);
  };
  const type = (text: string) => {
    setDraft(text);
    props.onChange(parseMoney(text, iso) ?? 0);
  };

  return (
    <div className={styles.stepper}>
      <div
        role="group"
        aria-label={name}
        className={classes(styles.box, isNarrow && styles.narrow, isWrong && styles.faulty)}
      >
        <StepButton
          icon="minus"
          name={t("coupon.less", { step: shownStep })}
          onStep={() => step(-1)}
        />
        <label className={styles.value}>
          <input
            ref={input}
            role="spinbutton"
            aria-label={name}
            aria-valuenow={amountOf(minor, iso)}
            aria-valuemin={amountOf(minMinor, iso)}
            aria-valuemax={maxMinor === undefined ? undefined : amountOf(maxMinor, iso)}
            aria-valuetext={shown}
            aria-invalid={isWrong || undefined}
            aria-describedby={classes(noteId, props.errorIds)}
            inputMode="decimal"
            autoComplete="off"
            value={draft ?? shown}
            style={{ "--letters": (draft ?? shown).length || 1 } as CSSProperties}
            onFocus={() => setDraft(typedMoney(minor, iso))}
            onBlur={() => setDraft(null)}
            onChange={(event) => type(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
              event.preventDefault();
              step(event.key === "ArrowUp" ? 1 : -1);
            }}
          />
          {hint !== undefined && <span className={styles.hint}>{hint}</span>}
        </label>
        <StepButton
          icon="plus"
          name={t("coupon.moreBy", { step: shownStep })}
          onStep={() => step(1)}
        />
      </div>
      <p className={styles.error} id={noteId}>
        {error !== undefined && (
          <>
            <Icon name="error" size="xs" />
            <span>{error}</span>
          </>
        )}
      </p>
    </div>
  );
}

/** An amount that cannot be changed, as large as the one that can; `hint` says why. */
export function FixedAmount(props: { name: string; shown: string; hint: string }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid everywhere.
    <div role="group" aria-label={props.name} className={classes(styles.box, styles.fixed)}>
      <span className={styles.value}>
        <b>{props.shown}</b>
        <span className={styles.hint}>{props.hint}</span>
      </span>
    </div>
  );
}

/**
 * Steps when it is clicked, and again and again while it is held. The style has the pace: an animation that nobody sees
 * runs while the button is pressed, and each of its rounds is a step.
 */
function StepButton(props: { icon: "minus" | "plus"; name: string; onStep: () => void }) {
  const { icon, name, onStep } = props;
  // The click that ends a long press has had its steps.
  const wasHeld = useRef(false);
  const begin = () => {
    wasHeld.current = false;
  };
  const repeat = () => {
    wasHeld.current = true;
    onStep();
  };
  return (
    <button
      type="button"
      className={styles.end}
      aria-label={name}
      onPointerDown={begin}
      onKeyDown={({ repeat: isRepeated }) => !isRepeated && begin()}
      onAnimationStart={repeat}
      onAnimationIteration={repeat}
      onClick={() => {
        if (!wasHeld.current) onStep();
        begin();
      }}
    >
      <Icon name={icon} />
    </button>
  );
}

/** Amounts to add with one tap. */
export function QuickAmounts(props: {
  amounts: readonly {
    readonly text: string;
    readonly isDisabled?: boolean;
    readonly onPress: () => void;
  }[];
  /** On the page instead of in a sheet. */
  onPage?: boolean | undefined;
}) {
  return (
    <div className={classes(styles.quick, props.onPage && styles.onPage)}>
      {props.amounts.map((amount) => (
        <button
          type="button"
          key={amount.text}
          disabled={amount.isDisabled}
          onClick={amount.onPress}
        >
          {amount.text}
        </button>
      ))}
    </div>
  );
}
