import { useRef } from "react";
import { type FrameMessages, useFrameMessages } from "../hooks/useFrameMessages.ts";
import { ErrorBlock } from "./ErrorBlock.tsx";
import { type FrameUse, frameRules } from "./frameRules.ts";

/** A page of somebody else inside ours, as shut in as its use lets it be; one that may not be framed is an error. */
export function ForeignFrame<T>(props: {
  address: string;
  use: FrameUse;
  /** What readers call it. */
  title: string;
  className?: string | undefined;
  /** Bare origins that may stand here besides the own one. */
  allowed?: readonly string[] | undefined;
  /** Outside production a page of this machine may stand here by http. */
  isProduction?: boolean | undefined;
  /** What is heard of it; whatever else it says is ignored. */
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
      // A sandbox counts from the next load on: another address is another frame.
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
