import { OpenQuickCoupon } from "../../commands/navigation.ts";
import { type Place, feedOf, pathOf } from "../../events/navigation/index.ts";
import { useTranslation } from "../../infra/i18n.ts";
import { BottomNav, type NavItem } from "../components/BottomNav.tsx";
import type { IconName } from "../components/Icon.tsx";
import { useSelect } from "../hooks/useSelect.ts";
import { useSend } from "../hooks/useSend.ts";

/** The main destinations of the app; the coupon opens over the page once it holds bets. */
export function BottomBar() {
  const t = useTranslation();
  const send = useSend();
  const language = useSelect(({ settings }) => settings.language);
  const current = useSelect(({ navigation }) => navigation.route);
  const count = useSelect(({ coupon }) => coupon.bets.length);
  const hasPanel = useSelect(({ shell }) => shell.config?.coupon?.isQuickPanelShown === true);
  const isLive = feedOf(current) === "live";
  const item = (route: Place, icon: IconName, text: string, isCurrent: boolean): NavItem => ({
    href: pathOf(route, language),
    icon,
    text,
    isCurrent,
  });
  return (
    <BottomNav
      before={[
        item({ name: "home" }, "home", t("shell.home"), current.name === "home"),
        item({ name: "live" }, "live", t("shell.live"), current.name === "live" || isLive),
      ]}
      coupon={{
        href: pathOf({ name: "coupon" }, language),
        count,
        isCurrent: current.name === "coupon",
        onOpen: count > 0 && hasPanel ? () => send(OpenQuickCoupon({})) : undefined,
      }}
      after={[item({ name: "menu" }, "menu", t("shell.menu"), current.name === "menu")]}
    />
  );
}
