import { isFeatureOn } from "../../events/configGroups/index.ts";
import { OpenQuickCoupon } from "../../commands/navigation.ts";
import { feedOf, pathOf } from "../../events/navigation/index.ts";
import { useTranslation } from "../../infra/i18n.ts";
import { BottomNav, type NavItem } from "../components/BottomNav.tsx";
import type { IconName } from "../components/Icon.tsx";
import { useSelect, useSelectAfterPaint } from "../hooks/useSelect.ts";
import { useSend } from "../hooks/useSend.ts";

/** The main destinations of the app; the coupon opens over the page once it holds bets. */
export function BottomBar() {
  const t = useTranslation();
  const send = useSend();
  const language = useSelect(({ settings }) => settings.language);
  const current = useSelect(({ navigation: { route } }) => feedOf(route) ?? route.name);
  const bettingType = useSelect(({ settings }) => settings.currentBettingType);
  const count = useSelectAfterPaint(({ coupon }) => coupon.bets.length);
  const openedCount = useSelectAfterPaint(({ bets }) => bets.openedCount);
  const hasPanel = useSelect((state) => isFeatureOn(state, "quickCoupon"));
  const item = (
    name: "home" | "live" | "line" | "openedBets" | "menu",
    icon: IconName,
    badge?: number | null,
  ): NavItem => ({
    href: pathOf({ name }, language),
    icon,
    text: t(`shell.${name}`),
    isCurrent: current === name,
    badge,
  });
  return (
    <BottomNav
      before={[item("home", "home"), item(bettingType, bettingType === "live" ? "live" : "clock")]}
      coupon={{
        href: pathOf({ name: "coupon" }, language),
        count,
        onOpen: count > 0 && hasPanel ? () => send(OpenQuickCoupon({})) : undefined,
      }}
      after={[item("openedBets", "history", openedCount), item("menu", "menu")]}
    />
  );
}
