import { useState } from "react";
import { FilterHistory } from "../../../commands/bets.ts";
import type { HistoryFilter } from "../../../events/bets/index.ts";
import { couponTypes } from "../../../events/coupon/index.ts";
import { dayAt, faultOf, periodOf, spanOf } from "../../../events/historyOrders/index.ts";
import { timeZoneOf } from "../../../events/settings/index.ts";
import { type TranslationKey, useTranslation } from "../../../infra/i18n.ts";
import { Button, ButtonRow } from "../../components/Button.tsx";
import { Chip } from "../../components/Chip.tsx";
import { Field } from "../../components/Field.tsx";
import { Sheet } from "../../components/Sheet.tsx";
import { onlyDigits } from "../../format/digits.ts";
import { toBeSealed } from "../../forms/toBeSealed.ts";
import { useRevealed } from "../../hooks/useRevealed.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import styles from "./FilterSheet.module.css";

type Draft = Omit<HistoryFilter, "dateFrom" | "dateTo" | "text">;
/** Days of the player, "" for none: "2026-11-20". */
type Days = { readonly from: string; readonly to: string };
const anyDay: Days = { from: "", to: "" };

/** A coupon number as the bets show it, "No. 8 001 061", is sought by its digits; anything else is a name. */
const soughtIn = (text: string): string =>
  /^\s*(?:no\.?|№)?[\p{Nd}\s]+$/iu.test(text) ? onlyDigits(text) : text.trim();

/** Reduces the history by account, days, kind of bet, sport and text; the server does it. */
export function FilterSheet(props: { onClose: () => void }) {
  const t = useTranslation();
  const send = useSend();
  const current = useSelect(({ bets }) => bets.found?.filter ?? null);
  const timeZone = useSelect(timeZoneOf);
  const accounts = useSelect(({ account }) => account.accounts);
  const sports = useSelect(({ sports: { menu } }) => menu);
  const today = useSelect(({ account, shell }) =>
    dayAt(account.receivedAt ?? shell.startedAt, timeZone),
  );
  const { dateFrom, dateTo, text: sought, ...kept } = current ?? {};
  const revealed = useRevealed();
  const [text, setText] = useState(() => revealed(sought));
  const [draft, setDraft] = useState<Draft>(kept);
  const [days, setDays] = useState<Days>(
    dateFrom === undefined || dateTo === undefined
      ? anyDay
      : {
          from: dayAt(dateFrom * 1000, timeZone),
          to: dayAt((dateTo - 1) * 1000, timeZone),
        },
  );
  const presets: readonly { readonly textKey: TranslationKey; readonly days: Days }[] = [
    { textKey: "bets.anyDay", days: anyDay },
    { textKey: "bets.today", days: { from: today, to: today } },
    { textKey: "historyOrders.week", days: periodOf("week", today) },
    { textKey: "historyOrders.month", days: periodOf("month", today) },
  ];
  const isAnyDay = days.from === "" && days.to === "";
  const fault = isAnyDay ? null : faultOf(days, today);
  const faultText = fault === null ? undefined : t(faultTexts[fault.code]);
  const set = (change: Partial<Record<keyof Draft, string | number | undefined>>) =>
    setDraft((before) => withoutEmpty({ ...before, ...change }));
  const apply = () => {
    if (fault !== null) return;
    const span = isAnyDay ? null : spanOf(days, timeZone);
    const isSameText = sought !== undefined && text === revealed(sought);
    const typed = soughtIn(text);
    const search = typed === "" ? {} : { text: isSameText ? sought : toBeSealed(typed) };
    send(FilterHistory({ filter: { ...draft, ...span, ...search } }));
    props.onClose();
  };
  const clear = () => {
    const { status } = kept;
    send(FilterHistory({ filter: status === undefined ? null : { status } }));
    props.onClose();
  };
  const chips = <V extends number>(
    name: keyof Draft,
    choices: readonly { readonly id: V | undefined; readonly text: string }[],
  ) => (
    <div className={styles.chips}>
      {choices.map(({ id, text }) => (
        <Chip key={id ?? "all"} isPressed={draft[name] === id} onPress={() => set({ [name]: id })}>
          {text}
        </Chip>
      ))}
    </div>
  );
  const sportChoices = [
    ...new Map([...sports.live, ...sports.line].map(({ id, name }) => [id, name])),
  ].map(([id, text]) => ({
    id,
    text,
  }));
  return (
    <Sheet
      title={t("bets.filters")}
      onClose={props.onClose}
      foot={
        <ButtonRow>
          <Button onPress={clear}>{t("bets.clearFilter")}</Button>
          <Button look="action" isDisabled={fault !== null} onPress={apply}>
            {t("bets.applyFilter")}
          </Button>
        </ButtonRow>
      }
    >
      <div className={styles.body}>
        <Field
          label={t("bets.searchText")}
          type="search"
          value={text}
          onChange={(typed) => setText(typed.trimStart().slice(0, 100))}
        />
        <fieldset>
          <legend>{t("historyOrders.period")}</legend>
          <div className={styles.chips}>
            {presets.map(({ textKey, days: { from, to } }) => (
              <Chip
                key={textKey}
                isPressed={days.from === from && days.to === to}
                onPress={() => setDays({ from, to })}
              >
                {t(textKey)}
              </Chip>
            ))}
          </div>
          <div className={styles.days}>
            <Field
              label={t("historyOrders.from")}
              type="date"
              value={days.from}
              error={fault?.at === "from" ? faultText : undefined}
              onChange={(from) => setDays((before) => ({ ...before, from }))}
            />
            <Field
              label={t("historyOrders.to")}
              type="date"
              value={days.to}
              error={fault?.at === "to" ? faultText : undefined}
              onChange={(to) => setDays((before) => ({ ...before, to }))}
            />
          </div>
        </fieldset>
        {accounts.length > 1 && (
          <fieldset>
            <legend>{t("historyOrders.account")}</legend>
            {chips("accountId", [
              { id: undefined, text: t("bets.activeAccount") },
              ...accounts.map(({ id, label }) => ({ id, text: label })),
            ])}
          </fieldset>
        )}
        <fieldset>
          <legend>{t("bets.kind")}</legend>
          {chips("typeId", [
            { id: undefined, text: t("bets.all") },
            { id: couponTypes.single, text: t("bets.single") },
            { id: couponTypes.express, text: t("bets.expresses") },
            { id: couponTypes.system, text: t("bets.systems") },
            { id: couponTypes.antiExpress, text: t("coupon.antiExpresses") },
          ])}
        </fieldset>
        {sportChoices.length > 0 && (
          <fieldset>
            <legend>{t("bets.sport")}</legend>
            {chips("sportId", [{ id: undefined, text: t("bets.all") }, ...sportChoices])}
          </fieldset>
        )}
      </div>
    </Sheet>
  );
}

const faultTexts = {
  missing: "historyOrders.dayMissing",
  future: "historyOrders.dayFuture",
  backwards: "historyOrders.daysBackwards",
} as const;

const withoutEmpty = (draft: object): Draft =>
  Object.fromEntries(
    Object.entries(draft).filter(([, value]) => value !== undefined && value !== ""),
  );
