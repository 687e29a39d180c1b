import { type ReactNode, useEffect, useRef } from "react";

/** What comes in the place of a control that had the focus takes it over, and is read from its start. */
export function LostFocus(props: { children: ReactNode; className?: string | undefined }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Before the first tap or key nothing had the focus: on a wide page the coupon is there from the start.
    if (navigator.userActivation?.hasBeenActive === false) return;
    const { activeElement, body } = document;
    const isLost = activeElement === null || activeElement === body;
    if (isLost || activeElement.localName === "dialog") place.current?.focus();
  }, []);
  return (
    <div ref={place} tabIndex={-1} className={props.className}>
      {props.children}
    </div>
  );
}
