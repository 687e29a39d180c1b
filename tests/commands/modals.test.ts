import { describe, it } from "vitest";
import { AnswerTransfer, CloseModal, OpenModal } from "../../src/commands/modals.ts";
import { NoteViewFailure } from "../../src/commands/shell.ts";
import { ModalClosed, ModalOpened } from "../../src/events/modals/events.ts";
import { ViewFailed } from "../../src/events/modals/failureEvents.ts";
import {
  NavigationRequested,
  RouteEntered,
  StepBackRequested,
} from "../../src/events/navigation/events.ts";
import { SessionClosed } from "../../src/events/session/events.ts";
import { given } from "../kit/spec.ts";

const visitor = SessionClosed({ reason: "start" });
const modal = "quick-coupon-settings" as const;
const named = RouteEntered({ path: "/en", query: { modal } });

describe("OpenModal", () => {
  it("makes a step of the history over the page, whose query stays [modals-001]", () => {
    given(RouteEntered({ path: "/en/section/live" }))
      .when(OpenModal({ modal }))
      .expectEvents(
        ModalOpened({ modal }),
        NavigationRequested({
          path: "/en/section/live",
          isReplacing: false,
          isQueryKept: true,
          query: { set: { modal } },
        }),
      );
  });

  it("goes home for the one that opens there alone [modals-007]", () => {
    given(visitor, RouteEntered({ path: "/en/user/login" }))
      .when(OpenModal({ modal: "forgot-password" }))
      .expectEvents(
        ModalOpened({ modal: "forgot-password" }),
        NavigationRequested({
          path: "/en",
          isReplacing: false,
          isQueryKept: false,
          query: { set: { showForgotPasswordModal: "1" } },
        }),
      );
  });

  it("is refused to users the modal is not for, and while one is open", () => {
    given()
      .when(OpenModal({ modal: "forgot-password" }))
      .expectRefusal("nothing_to_do");
    given(visitor)
      .when(OpenModal({ modal: "transfer-user" }))
      .expectRefusal("nothing_to_do");
    given(named).when(OpenModal({ modal })).expectRefusal("nothing_to_do");
  });
});

describe("CloseModal", () => {
  it("takes the step back that opened it [modals-001]", () => {
    given(ModalOpened({ modal }), named)
      .when(CloseModal({ modal }))
      .expectEvents(ModalClosed({ modal }), StepBackRequested({}));
  });

  it("takes it out of an address that was opened with it: back would leave the site [modals-001]", () => {
    given(named)
      .when(CloseModal({ modal }))
      .expectEvents(
        ModalClosed({ modal }),
        NavigationRequested({
          path: "/en",
          isReplacing: true,
          isQueryKept: true,
          query: { drop: ["modal"] },
        }),
      );
  });

  it("leaves a page without it alone", () => {
    given().when(CloseModal({ modal })).expectRefusal("nothing_to_do");
    given(named)
      .when(CloseModal({ modal: "transfer-user" }))
      .expectRefusal("nothing_to_do");
  });
});

describe("AnswerTransfer", () => {
  it("is refused to whom nobody has asked", () => {
    given(visitor)
      .when(AnswerTransfer({ isAccepted: true }))
      .expectRefusal("nothing_to_do");
  });
});

describe("NoteViewFailure", () => {
  it("puts it into the log [error-036] [error-040]", () => {
    given()
      .when(NoteViewFailure({ view: "notifications" }))
      .expectEvents(ViewFailed({ view: "notifications" }));
  });
});
