import { useCallback } from "react";
import { minorOf } from "../../events/money/minorUnits.ts";
import type { Language } from "../../events/settings/index.ts";
import { localeOf } from "../../infra/i18n.ts";
import { formatMoney, type MoneyShape } from "../format/money.ts";
import { useSelect } from "./useSelect.ts";

/** Formats an amount of the state (major units of `iso`) in the player's language. */
export function useMoney(iso: string): (amount: number, shape?: MoneyShape) => string {
  const language = useSelect(({ settings }) => settings.language);
  return useCallback(
    (amount, shape) =>
      formatMoney(minorOf(amount, iso), iso, localeOf(language as Language), shape),
    [iso, language],
  );
}
