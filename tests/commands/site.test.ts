import { describe, it } from "vitest";
import { AnswerNotification } from "../../src/commands/notices.ts";
import { CloseMaintenanceNotice } from "../../src/commands/maintenanceWindow.ts";
import { AgreeToAge, ReloadPage } from "../../src/commands/shell.ts";
import {
  MaintenanceNoticeClosed,
  MaintenanceNoticeShown,
} from "../../src/events/maintenance/events.ts";
import { NotificationClosed, NotificationShown } from "../../src/events/notifications/events.ts";
import { AgeAgreed, AgeConsentEnded } from "../../src/events/shell/deviceEvents.ts";
import { PageReloadRequested } from "../../src/events/shell/events.ts";
import { given } from "../kit/spec.ts";

describe("CloseMaintenanceNotice", () => {
  it("takes the announcement away [maintenance-006]", () =>
    given(MaintenanceNoticeShown({}))
      .when(CloseMaintenanceNotice({}))
      .expectEvents(MaintenanceNoticeClosed({})));
  it("does nothing without one", () =>
    given().when(CloseMaintenanceNotice({})).expectRefusal("nothing_to_do"));
});

describe("AgreeToAge", () => {
  it("takes the visitor's word for it [modals-009]", () =>
    given().when(AgreeToAge({})).expectEvents(AgeAgreed({})));
  it("once", () => given(AgeAgreed({})).when(AgreeToAge({})).expectRefusal("nothing_to_do"));
  it("and again when the word has ended [modals-010]", () =>
    given(AgeAgreed({}), AgeConsentEnded({})).when(AgreeToAge({})).expectEvents(AgeAgreed({})));
});

it("ReloadPage loads the page anew", () =>
  given()
    .when(ReloadPage({}))
    .expectEvents(PageReloadRequested({ reason: "player" })));

it("the offer of a new version loads it [pwa-app-001]", () =>
  given(
    NotificationShown({
      id: "update",
      status: "info",
      variant: "permanent",
      text: "updateAvailable",
      action: "reload",
    }),
  )
    .when(AnswerNotification({ id: "update" }))
    .expectEvents(NotificationClosed({ id: "update" }), PageReloadRequested({ reason: "update" })));
