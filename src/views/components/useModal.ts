import { type RefObject, type SyntheticEvent, use, useLayoutEffect, useRef } from "react";
import { type Showing, showModal } from "./layers.ts";
import { ModalListener } from "./modalListener.ts";

/**
 * Shows a dialog above everything else while mounted. Focus goes to the heading, so that screen readers announce it.
 * @param show decided at mounting
 */
export function useModal(
  onClose: (() => void) | undefined,
  show: Showing = showModal,
): {
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
  useLayoutEffect(
    () => (dialog.current === null ? undefined : show(dialog.current, heading.current)),
    [show],
  );
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
