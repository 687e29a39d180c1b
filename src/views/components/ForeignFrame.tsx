import { useRef } from "react";
import { type FrameMessages, useFrameMessages } from "../hooks/useFrameMessages.ts";
import { ErrorBlock } from "./ErrorBlock.tsx";
import { type FrameUse, frameRules } from "./frameRules.ts";

/**
 * A third-party page in an iframe, sandboxed as tightly as its use allows; an error if it may not be framed.
 */
export function ForeignFrame<T>(props: {
  address: string;
  use: FrameUse;
  /** Accessible name of the frame. */
  title: string;
  className?: string | undefined;
  /** Origins that may be framed besides our own. */
  allowed?: readonly string[] | undefined;
  /** Outside production a page of this machine may be framed over http. */
  isProduction?: boolean | undefined;
  /** The messages to receive; all others are ignored. */
  messages?: FrameMessages<T> | undefined;
}) {
  const { allowed = [], isProduction = true } = props;
  const frame = useRef<HTMLIFrameElement>(null);
  const site = { own: window.location.origin, allowed, isProduction };
  const rules = frameRules(props.address, props.use, site);
  useFrameMessages(frame, rules?.origin ?? null, props.messages);
  if (rules === null) return <ErrorBlock />;
  return (
    <iframe
      // A changed sandbox takes effect only on the next load, so another address gets a new frame.
      key={rules.src}
      ref={frame}
      className={props.className}
      title={props.title}
      sandbox={rules.sandbox}
      allow={rules.allow}
      referrerPolicy="no-referrer"
      loading="lazy"
      src={rules.src}
    />
  );
}
