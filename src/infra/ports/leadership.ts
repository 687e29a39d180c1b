import type { LeadLock, TabTransport } from "./tabs.ts";

const CHANNEL = "touchline";
const STORAGE_KEY = "tl.tabs";
const LOCK = "touchline-leader";

/** The browser's means of communication between its tabs; each may be missing. */
export const browserTabs = (
  window: Window & typeof globalThis,
): { readonly transport: TabTransport | null; readonly lock: LeadLock } => ({
  transport: "BroadcastChannel" in window ? channel(window) : throughStorage(window),
  // Locks do not exist on pages without HTTPS.
  lock: "locks" in window.navigator ? webLock(window.navigator.locks) : null,
});

function channel(window: Window & typeof globalThis): TabTransport {
  const broadcast = new window.BroadcastChannel(CHANNEL);
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it stays within the origin
    send: (text) => broadcast.postMessage(text),
    listen: (receive) => {
      const onMessage = ({ data }: MessageEvent<unknown>) =>
        receive(typeof data === "string" ? data : "");
      broadcast.addEventListener("message", onMessage);
      return () => broadcast.removeEventListener("message", onMessage);
    },
  };
}

/** Setting a value notifies the other tabs, even if it is removed at once; storage may be forbidden. */
function throughStorage(window: Window): TabTransport | null {
  try {
    const storage = window.localStorage;
    return {
      send: (text) => {
        try {
          storage.setItem(STORAGE_KEY, text);
          storage.removeItem(STORAGE_KEY);
        } catch {
          // Storage is full: the other tabs miss a message, and the next heartbeat or hello makes up for it.
        }
      },
      listen: (receive) => {
        const onStorage = ({ key, newValue }: StorageEvent) => {
          if (key === STORAGE_KEY && newValue !== null) receive(newValue);
        };
        window.addEventListener("storage", onStorage);
        return () => window.removeEventListener("storage", onStorage);
      },
    };
  } catch {
    return null;
  }
}

type LockRequest = { readonly abort: AbortController; free: (() => void) | null };

function webLock(locks: LockManager): LeadLock {
  let current: LockRequest | null = null;
  const drop = () => {
    current?.abort.abort();
    current?.free?.();
    current = null;
  };
  return {
    release: drop,
    ask: ({ isStealing }, gained, lost) => {
      if (!isStealing) drop();
      const previous = current;
      const request: LockRequest = { abort: new AbortController(), free: null };
      current = request;
      previous?.abort.abort();
      const options = isStealing ? { steal: true } : { signal: request.abort.signal };
      locks
        .request(LOCK, options, () => {
          if (current !== request) return undefined;
          gained();
          return new Promise<void>((resolve) => {
            request.free = resolve;
          });
        })
        .catch(() => {
          // A lock that this tab released, or has requested again, is not lost.
          if (current !== request) return;
          if (request.free !== null) lost();
          // A page that cannot request a lock leads itself.
          else gained();
        });
    },
  };
}
