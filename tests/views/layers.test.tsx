// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it, vi } from "vitest";
import { Button } from "../../src/views/components/Button.tsx";
import { Dialog } from "../../src/views/components/Dialog.tsx";
import { Sheet } from "../../src/views/components/Sheet.tsx";
import { Snackbar, Toast, ToastStack } from "../../src/views/components/Toast.tsx";
import { one, render, tap } from "./render.tsx";

/** What the browser does on Esc in an open dialog. */
const escape = (page: HTMLElement): boolean => {
  const event = new Event("cancel", { cancelable: true });
  act(() => {
    one(page, "dialog").dispatchEvent(event);
  });
  return event.defaultPrevented;
};

describe("a sheet", () => {
  const sheet = (onClose: () => void) => (
    <Sheet title="Coupon" count="(3)" onClose={onClose}>
      <p>bets</p>
    </Sheet>
  );

  it("opens as a modal named by its title, with the focus on it", () => {
    const { page } = render(sheet(() => undefined));
    const dialog = one(page, "dialog");
    expect(dialog.hasAttribute("open")).toBe(true);
    expect(dialog.getAttribute("aria-labelledby")).toBe(one(page, "h2").id);
    expect(document.activeElement).toBe(one(page, "h2"));
    expect(one(page, "h2").textContent).toBe("Coupon (3)");
  });

  it("asks to be closed by Esc, its button and the backdrop, and never closes by itself", () => {
    const onClose = vi.fn<() => void>();
    const { page } = render(sheet(onClose));
    expect(escape(page)).toBe(true);
    tap(one(page, 'button[aria-label="Close"]'));
    tap(one(page, 'button[aria-hidden="true"]'));
    expect(onClose).toHaveBeenCalledTimes(3);
    expect(one(page, "dialog").hasAttribute("open")).toBe(true);
  });

  it("holds the page under it, and releases it after the frame in which the sheet is gone", async () => {
    const isHeld = () => document.documentElement.hasAttribute("data-covered");
    const { unmount } = render(sheet(() => undefined));
    expect(isHeld()).toBe(true);
    unmount();
    expect(isHeld(), "in the frame without the sheet").toBe(true);
    await vi.waitFor(() => expect(isHeld()).toBe(false));
  });

  it("closes when it is pulled down far enough, and otherwise moves back", () => {
    const onClose = vi.fn<() => void>();
    const { page } = render(sheet(onClose));
    const head = one(page, "h2").parentElement?.parentElement;
    const panel = head?.parentElement;
    if (head === null || head === undefined || panel === null || panel === undefined) {
      throw new Error("the sheet has no head in a panel");
    }
    Object.defineProperty(panel, "clientHeight", { value: 400 });
    Reflect.set(head, "setPointerCapture", () => undefined);
    const point = (name: string, clientY: number) =>
      act(() => {
        head.dispatchEvent(new MouseEvent(`pointer${name}`, { clientY, bubbles: true }));
      });
    point("down", 100);
    point("move", 200);
    expect(panel.style.getPropertyValue("translate")).toBe("0 100px");
    point("up", 200);
    expect(onClose).not.toHaveBeenCalled();
    expect(panel.style.getPropertyValue("translate")).toBe("0 0px");
    point("down", 100);
    point("up", 230);
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe("a dialog", () => {
  it("is an alert dialog with name and text when it must be announced", () => {
    const { page } = render(
      <Dialog
        isAlert
        title="Log out?"
        text="Your coupon stays on this phone."
        actions={<Button>Stay</Button>}
      />,
    );
    const dialog = one(page, "[role=alertdialog]");
    expect(dialog.getAttribute("aria-labelledby")).toBe(one(page, "h2").id);
    expect(dialog.getAttribute("aria-describedby")).toBe(one(page, "p").id);
    expect(document.activeElement).toBe(one(page, "h2"));
  });

  it("stays open on Esc when no answer belongs to it", () => {
    const { page } = render(<Dialog title="Terms" actions={<Button>Read</Button>} />);
    expect(escape(page)).toBe(true);
    expect(one(page, "dialog").hasAttribute("open")).toBe(true);
  });
});

describe("messages", () => {
  it("are in a named region, with a close button and two actions", () => {
    const [onClose, onLater] = [vi.fn<() => void>(), vi.fn<() => void>()];
    const { page } = render(
      <ToastStack>
        <Toast
          status="warning"
          title="Your coupon is waiting"
          text="3 bets"
          onClose={onClose}
          actions={[
            { text: "Later", onPress: onLater },
            { text: "Go to coupon", onPress: () => undefined },
          ]}
        />
      </ToastStack>,
    );
    expect(one(page, "section").getAttribute("aria-label")).toBe("Messages");
    const [close, later] = page.querySelectorAll("button");
    expect(close?.getAttribute("aria-label")).toBe("Close message");
    act(() => close?.click());
    act(() => later?.click());
    expect(onClose).toHaveBeenCalledOnce();
    expect(onLater).toHaveBeenCalledOnce();
  });

  it("show the time that is left and report when they are held", () => {
    const [onHold, onRelease] = [vi.fn<() => void>(), vi.fn<() => void>()];
    const { page } = render(
      <Snackbar
        text="Bet removed"
        action={{ text: "Undo", onPress: () => undefined }}
        timeLeft={{ totalMs: 10_000, leftMs: 4000, isPaused: true }}
        onHold={onHold}
        onRelease={onRelease}
      />,
    );
    const line = one(page, "i").style;
    expect(
      ["--total", "--gone", "--play"].map((name) => line.getPropertyValue(name)),
    ).toStrictEqual(["10000ms", "-6000ms", "paused"]);
    act(() => one(page, "button").focus());
    expect(onHold).toHaveBeenCalledOnce();
    act(() => one(page, "button").blur());
    expect(onRelease).toHaveBeenCalledOnce();
  });
});
