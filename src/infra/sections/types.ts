import type { RemoteAddress as SiteAddress } from "../../events/shell/index.ts";
import type { PagePatience } from "./limits.ts";
import type { SectionApp } from "./registry.ts";

/** Where a section is hosted, and what is requested from it. */
export type RemoteAddress = SiteAddress & {
  /** Requested from a section that is loaded by POST. */
  readonly components?: Readonly<Record<string, unknown>>;
};

/** The page as a section sees it: path without the language, and the language. */
export type PageLocation = { readonly path: string; readonly lng: string };

export type SectionFault =
  | "offline"
  | "timeout"
  | "http"
  | "redirect"
  | "contentType"
  | "size"
  | "depth"
  | "json"
  | "null"
  | "appName"
  | "shape"
  | "address"
  | "style"
  | "script"
  | "registration"
  | "mount"
  | "error";

export type SectionWarning = "evaluatedCode" | "unmount";

/** What happened to a section. `detail` says what, with which value, where; never a secret. */
export type Report =
  | {
      readonly tag: "loaded";
      readonly appName: string;
      readonly title: string | null;
      readonly bytes: number;
    }
  | { readonly tag: "ready" }
  | { readonly tag: "dead" }
  | {
      readonly tag: "failed";
      readonly fault: SectionFault;
      readonly status?: number;
      readonly detail: string;
    }
  | { readonly tag: "warned"; readonly warning: SectionWarning; readonly detail: string };

/** The bridge of one mounted instance; `end` ends its subscriptions. */
export type InstanceBridge = { readonly bridge: unknown; end(): void };

export type RemoteSectionsOptions = {
  readonly window: Window & typeof globalThis;
  readonly fetch: typeof fetch;
  readonly ownOrigin: string;
  readonly allowedOrigins: () => readonly string[];
  readonly setTimer: (run: () => void, delayMs: number) => number;
  readonly clearTimer: (timer: number) => void;
  readonly newId: () => string;
  /**
   * The answer that the server put into the page for this section; null when there is none, or it was used.
   */
  readonly inlined: (section: string) => string | null;
  readonly bridgeOf: (section: string, instanceId: string) => InstanceBridge;
  readonly report: (section: string, message: Report) => void;
  /** Bearer token; sent to the page's own origin only. */
  readonly token?: () => string | null;
  readonly patience?: Partial<PagePatience>;
  /** Makes an app of the default export of an own section's module; null when that is not a screen. */
  readonly ofScreen?: (section: string, exported: unknown) => SectionApp | null;
  /** Whether a section is one of the shell's own screens, whose styles are the page's. */
  readonly isOwn?: (section: string) => boolean;
  /** The browser's `import()`. */
  readonly importModule?: (url: string) => Promise<unknown>;
};

/** What a section's code receives (contract, "Context"). */
export type SectionContext = {
  readonly appName: string;
  readonly instanceId: string;
  readonly root: HTMLElement;
  readonly path: string;
  readonly lng: string;
  readonly data: unknown;
  readonly nonce: string;
  readonly signal: AbortSignal;
  readonly bridge: unknown;
  readonly ready: () => void;
  readonly error: (reason?: unknown) => void;
  readonly dead: () => void;
};
