// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { LimitApprovalDue, ClientLimits } from "../../src/events/limits/events.ts";
import { NotificationShown } from "../../src/events/notifications/events.ts";
import { LimitApproval } from "../../src/views/limits/LimitApproval.tsx";
import { Notifications } from "../../src/views/notifications/Notifications.tsx";
import { limit, raise } from "../marbles/limits.ts";
import { control, player, show, received } from "./player.tsx";
import { one, tap } from "./render.tsx";

const asked = (over: Partial<ReturnType<typeof limit>> = {}, hasLimit = true) => {
  const data = [...(hasLimit ? [limit(20)] : []), { ...raise(0), ...over }];
  const fake = received(
    ...player(100),
    ClientLimits.answered({ call: 1, ask: {}, body: { data } }),
    LimitApprovalDue({ limitType: 20 }),
  );
  return { fake, page: show(fake, <LimitApproval />) };
};

describe("the question about a raised deposit limit", () => {
  it("shows the change, and accepts either answer [limits-007] [limits-008]", () => {
    for (const [text, isApproved] of [
      ["Keep €100", false],
      ["Confirm €150", true],
    ] as const) {
      const { fake, page } = asked();
      const dialog = one(page, "dialog");
      expect(dialog.getAttribute("role")).toBe("alertdialog");
      expect(dialog.textContent).toContain(
        "Confirm your new 24-hour limit?You asked to raise your deposit limit from €100 to €150. The waiting time has passed.",
      );
      tap(control(page, text));
      const data = { limitType: 20, isApproved };
      expect(fake.sent).toEqual([{ type: "AnswerLimitApproval", data }]);
      tap(control(page, "Keep €100"));
      expect(fake.sent).toHaveLength(1);
    }
  });

  it("can be put off: by its button or by Esc [limits-007]", () => {
    const { fake, page } = asked();
    one(page, "dialog").dispatchEvent(new Event("cancel", { cancelable: true }));
    expect(fake.sent).toEqual([{ type: "PutOffLimitApproval", data: { limitType: 20 } }]);
    expect(asked().page.textContent).toContain("Decide later");
  });

  it("names a decrease and the absence of a limit [limits-014] [limits-019]", () => {
    expect(asked({ limitValue: 50 }).page.textContent).toContain("lower your deposit limit");
    const none = asked({ limitValue: 999_999_999 }).page.textContent;
    expect(none).toContain("from €100 to no limit");
    expect(none).toContain("Confirm no limit");
    expect(asked({}, false).page.textContent).toContain("Keep no limit");
  });
});

describe("messages about a session that ends", () => {
  const message = (shown: Parameters<typeof NotificationShown>[0]) => {
    const fake = received(NotificationShown(shown));
    return { fake, page: show(fake, <Notifications />) };
  };

  it("ask to stay a minute before the idle logoff, announced at once [idle-001]", () => {
    const { fake, page } = message({
      id: "idle-warning",
      status: "warning",
      variant: "withoutTimeout",
      text: "idleWarning",
      action: "stay",
    });
    expect(one(page, '[aria-live="assertive"]').textContent).toContain("You will be logged out");
    expect(page.textContent).not.toContain("Later");
    tap(control(page, "Stay"));
    expect(fake.sent).toEqual([{ type: "AnswerNotification", data: { id: "idle-warning" } }]);
  });

  it("give the reason after the idle logoff [idle-002]", () => {
    const { page } = message({
      id: "idle-logoff",
      status: "info",
      variant: "withoutTimeout",
      text: "idleLogoff",
      action: "none",
      values: { minutes: 30 },
    });
    expect(page.textContent).toContain("You were logged out after 30 minutes of inactivity.");
  });

  it("say to come back tomorrow after the session limit, until closed [limits-016]", () => {
    const { fake, page } = message({
      id: "session-limit",
      status: "error",
      variant: "permanent",
      text: "sessionLimitEnded",
      action: "none",
    });
    expect(one(page, '[aria-live="assertive"]').textContent).toContain("Come back tomorrow");
    tap(control(page, "Close message"));
    expect(fake.sent).toEqual([{ type: "CloseNotification", data: { id: "session-limit" } }]);
  });
});
