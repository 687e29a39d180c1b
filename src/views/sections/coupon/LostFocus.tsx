import { type ReactNode, useEffect, useRef } from "react";

/**
 * Content that replaces a focused control takes over the focus, so that screen readers start at its
 * beginning.
 */
export function LostFocus(props: { children: ReactNode; className?: string | undefined }) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Before the first tap or key no focus can be lost: on a wide page the coupon is mounted from the start.
    if (navigator.userActivation?.hasBeenActive === false) return;
    const { activeElement, body } = document;
    const isLost = activeElement === null || activeElement === body;
    if (isLost || activeElement.localName === "dialog") container.current?.focus();
  }, []);
  return (
    <div ref={container} tabIndex={-1} className={props.className}>
      {props.children}
    </div>
  );
}
