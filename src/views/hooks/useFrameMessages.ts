import type * as t from "io-ts";
import { type RefObject, useEffect } from "react";
import { decode } from "../../codec/codec.ts";

/** The messages of a frame and their handler. Both must be stable between renders. */
export type FrameMessages<T> = {
  readonly codec: t.Type<T, unknown, unknown>;
  readonly receive: (message: T) => void;
};

/**
 * Receives messages of a frame: only from its own window and exact origin, and only those that its codec
 * accepts. `origin` null: none.
 */
export function useFrameMessages<T>(
  frame: RefObject<HTMLIFrameElement | null>,
  origin: string | null,
  messages: FrameMessages<T> | undefined,
): void {
  const { codec, receive } = messages ?? {};
  useEffect(() => {
    if (codec === undefined || receive === undefined || origin === null) return;
    const onMessage = (event: MessageEvent<unknown>) => {
      const source = frame.current?.contentWindow ?? null;
      if (source === null || event.source !== source || event.origin !== origin) return;
      const message = decode(codec, event.data);
      if (message.tag === "ok") receive(message.value);
    };
    window.addEventListener("message", onMessage);
    return () => window.removeEventListener("message", onMessage);
  }, [frame, origin, codec, receive]);
}
