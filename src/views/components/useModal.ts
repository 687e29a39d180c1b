import { type RefObject, type SyntheticEvent, use, useLayoutEffect, useRef } from "react";
import { ModalListener } from "./modalListener.ts";

/**
 * Opens a native dialog for as long as it is mounted: the browser keeps the focus inside, makes the
 * rest inert and gives the focus back. Focus goes to the heading, so readers hear where they are.
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
    // On a second Esc the browser closes a dialog whatever we say: then it comes back.
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
    // Who opened it decides whether it goes; the browser alone would leave our state behind.
    onCancel: (event) => {
      event.preventDefault();
      onClose?.();
    },
  };
}
