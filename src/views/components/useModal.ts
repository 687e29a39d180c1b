import { type RefObject, type SyntheticEvent, use, useLayoutEffect, useRef } from "react";
import { ModalListener } from "./modalListener.ts";

/**
 * Opens a native dialog while mounted: the browser traps the focus, makes the rest of the page inert and
 * restores the focus afterwards. Focus goes to the heading, so that screen readers announce it.
 */
export function useModal(onClose: (() => void) | undefined): {
  dialog: RefObject<HTMLDialogElement | null>;
  heading: RefObject<HTMLHeadingElement | null>;
  onCancel: (event: SyntheticEvent) => void;
} {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const report = use(ModalListener);
  useLayoutEffect(() => {
    report?.(true);
    return () => report?.(false);
  }, [report]);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    heading.current?.focus();
    // On a second Esc the browser closes the dialog even if `cancel` was prevented: open it again.
    const reopen = () => {
      if (shown?.open === false) shown.showModal();
    };
    shown?.addEventListener("close", reopen);
    return () => {
      shown?.removeEventListener("close", reopen);
      shown?.close();
    };
  }, []);
  return {
    dialog,
    heading,
    // The owner decides whether it closes; if the browser closed it, our state would be out of date.
    onCancel: (event) => {
      event.preventDefault();
      onClose?.();
    },
  };
}
