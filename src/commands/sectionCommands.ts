import type { DataOf, Draft } from "../events/define.ts";
import type { SectionCommandReceived } from "../events/sections/bridgeEvents.ts";
import { RefreshAccounts } from "./account.ts";
import { AddBet, ClearCoupon, RemoveBet } from "./coupon.ts";
import { CloseModal, OpenModal } from "./modals.ts";
import { OpenLogin, OpenRegistration } from "./overlays.ts";
import {
  GoToForSection,
  HideParts,
  NoteSectionMedia,
  ShowSectionNotice,
  TitlePage,
  TrackForSection,
} from "./remoteSections.ts";
import { OpenQuickCoupon } from "./navigation.ts";

/** The command for a section's request; its decider says whether it is possible now. */
export function commandFor({
  section,
  instance,
  command,
}: DataOf<typeof SectionCommandReceived>): Draft {
  switch (command.type) {
    case "nav/go":
      return GoToForSection({ path: command.payload.path, isReplacing: false });
    case "nav/replace":
      return GoToForSection({ path: command.payload.path, isReplacing: true });
    case "coupon/addBet":
      return AddBet({ outcomeId: command.payload.outcomeId });
    case "coupon/removeBet":
      return RemoveBet({ betId: command.payload.outcomeId });
    case "coupon/clear":
      return ClearCoupon({});
    case "coupon/open":
      return OpenQuickCoupon({});
    case "modal/open":
      return OpenModal(command.payload);
    case "modal/close":
      return CloseModal(command.payload);
    case "auth/open":
      return command.payload.form === "registration" ? OpenRegistration({}) : OpenLogin({});
    case "notify/show": {
      const { text, status = "info" } = command.payload;
      return ShowSectionNotice({ section, text, status });
    }
    case "account/refresh":
      return RefreshAccounts({});
    case "analytics/track": {
      const { name, params = {} } = command.payload;
      return TrackForSection({ section, name, params });
    }
    case "page/setTitle":
      return TitlePage({ section, instance, title: command.payload.title });
    case "page/hideParts":
      return HideParts({ section, instance, parts: command.payload.parts });
    case "media/playing":
      return NoteSectionMedia({ section, instance, isPlaying: command.payload.isPlaying });
  }
}
