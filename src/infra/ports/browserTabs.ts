import type { LeadLock, TabTransport } from "./tabs.ts";

const CHANNEL = "touchline";
const STORAGE_KEY = "tl.tabs";
const LOCK = "touchline-leader";

/** The browser's ways between its tabs; each may be missing. */
export const browserTabs = (
  window: Window & typeof globalThis,
): { readonly transport: TabTransport | null; readonly lock: LeadLock } => ({
  transport: "BroadcastChannel" in window ? channel(window) : throughStorage(window),
  // There are no locks on a page without HTTPS.
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

/** A value that is set tells the other tabs, also when it is gone again at once; storage may be forbidden. */
function throughStorage(window: Window): TabTransport | null {
  try {
    const storage = window.localStorage;
    return {
      send: (text) => {
        try {
          storage.setItem(STORAGE_KEY, text);
          storage.removeItem(STORAGE_KEY);
        } catch {
          // Full: the other tabs miss a message, and the next beat or hello makes up for it.
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

type Ask = { readonly abort: AbortController; letGo: (() => void) | null };

function webLock(locks: LockManager): LeadLock {
  let current: Ask | null = null;
  const drop = () => {
    current?.abort.abort();
    current?.letGo?.();
    current = null;
  };
  return {
    release: drop,
    ask: ({ isStealing }, gained, lost) => {
      if (!isStealing) drop();
      const before = current;
      const ask: Ask = { abort: new AbortController(), letGo: null };
      current = ask;
      before?.abort.abort();
      const options = isStealing ? { steal: true } : { signal: ask.abort.signal };
      locks
        .request(LOCK, options, () => {
          if (current !== ask) return undefined;
          gained();
          return new Promise<void>((resolve) => {
            ask.letGo = resolve;
          });
        })
        .catch(() => {
          // What this tab gave back or asked anew itself is no loss.
          if (current !== ask) return;
          if (ask.letGo !== null) lost();
          // A page that may have no lock leads itself.
          else gained();
        });
    },
  };
}
