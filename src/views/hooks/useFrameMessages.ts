import type * as t from "io-ts";
import { type RefObject, useEffect } from "react";
import { decode } from "../../codec/codec.ts";

/** What a frame may say, and who hears it. Both have to stay the same from one rendering to the next. */
export type FrameMessages<T> = {
  readonly codec: t.Type<T, unknown, unknown>;
  readonly receive: (message: T) => void;
};

/** Hears a frame: its own window, its exact origin, and only what its codec knows. `origin` null: nobody is heard. */
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
      const said = decode(codec, event.data);
      if (said.tag === "ok") receive(said.value);
    };
    window.addEventListener("message", onMessage);
    return () => window.removeEventListener("message", onMessage);
  }, [frame, origin, codec, receive]);
}
