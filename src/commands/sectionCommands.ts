import type { DataOf, Draft } from "../events/define.ts";
import type { SectionOrdered } from "../events/sections/bridgeEvents.ts";
import { RefreshAccounts } from "./account.ts";
import { AddBet, ClearCoupon, RemoveBet } from "./coupon.ts";
import { CloseModal, OpenModal } from "./modals.ts";
import { OpenLogin, OpenRegistration } from "./overlays.ts";
import {
  GoToForSection,
  HideParts,
  ShowSectionNotice,
  TitlePage,
  TrackForSection,
} from "./remoteSections.ts";
import { OpenQuickCoupon } from "./navigation.ts";

/** The command for a section's request; its decider says whether it is possible now. */
export function commandFor({ section, instance, order }: DataOf<typeof SectionOrdered>): Draft {
  switch (order.type) {
    case "nav/go":
      return GoToForSection({ path: order.payload.path, isReplacing: false });
    case "nav/replace":
      return GoToForSection({ path: order.payload.path, isReplacing: true });
    case "coupon/addBet":
      return AddBet({ outcomeId: order.payload.outcomeId });
    case "coupon/removeBet":
      return RemoveBet({ betId: order.payload.outcomeId });
    case "coupon/clear":
      return ClearCoupon({});
    case "coupon/open":
      return OpenQuickCoupon({});
    case "modal/open":
      return OpenModal(order.payload);
    case "modal/close":
      return CloseModal(order.payload);
    case "auth/open":
      return order.payload.form === "registration" ? OpenRegistration({}) : OpenLogin({});
    case "notify/show": {
      const { text, status = "info" } = order.payload;
      return ShowSectionNotice({ section, text, status });
    }
    case "account/refresh":
      return RefreshAccounts({});
    case "analytics/track": {
      const { name, params = {} } = order.payload;
      return TrackForSection({ section, name, params });
    }
    case "page/setTitle":
      return TitlePage({ section, instance, title: order.payload.title });
    case "page/hideParts":
      return HideParts({ section, instance, parts: order.payload.parts });
  }
}
