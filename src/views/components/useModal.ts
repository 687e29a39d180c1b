import { type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from "react";

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
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    heading.current?.focus();
    return () => shown?.close();
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
